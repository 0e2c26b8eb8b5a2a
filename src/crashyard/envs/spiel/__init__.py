"""What `crashyard.envs.openspiel` is made of."""
