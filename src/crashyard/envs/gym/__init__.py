"""What `crashyard.envs.gymnasium_env` is made of."""
