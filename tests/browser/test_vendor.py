"""Scripts of others are those that were looked at when they came in: whoever changes one changes its digest here."""

import hashlib
from pathlib import Path

import crashyard

DIGESTS = {
    "fluent/ast.js": "8e609bb71c20b858c77f0e9f90bb1319db8477b13f9f965f1a1e18524bf50881",
    "fluent/builtins.js": "ad490c550ca9ce3d72d0198d3549d7c898d980e4f77feb9b475cbc1581e79d93",
    "fluent/bundle.js": "1829611ee38e401d201b5bafc06a53c2a1c3a775b2f603b96d32daf782fa3bc0",
    "fluent/index.js": "442aa537b94f5e6682f46d576e9884a5e17f19362d68e9512386db765e5dac3f",
    "fluent/memoizer.js": "a6bea261316956098c59f34d3440f61e7ee26204acfd3c5b39138004b87c0f37",
    "fluent/resolver.js": "e3d09bb7568602da99256c91915b386d40f5f96b99b1d45b192be629d5c20570",
    "fluent/resource.js": "6432ba1df6e2c4cf982cba214a79ac090ab6d3529b65d5628d11a4065426283d",
    "fluent/scope.js": "f14768709d06a04aa66e5b306259d9e57fe24db6e210870b13f12b788f92a8a2",
    "fluent/types.js": "3deda78ae6f23c35ac1fa21994b592bdf96fdbf7232d3c243d56758391370312",
    "hooks.js": "3b5febe57b6eebec5285fc25b33c9019e53e31641df0fad7d8f9e64ca8661592",
    "htm.js": "ab33dd3f38059b9be4d5f5350128eefb2356639c4e0bbe9d9e8b3ba75847e9e4",
    "preact.js": "25a5df7e9f628a587743c4641a368737a3b218f28ef738ba0376a2d5bdfc948c",
    "signals-core.js": "0c80bc127d72ecb1496ef116ffddae75079829a3af01e7f417c8e5a6474c68b6",
    "signals.js": "67f80b573d7d2c4069a15c4d473dbba2c5fadcb01064e7f56893032f67bcd097",
    "uqr.js": "7f0e61c2f13bb3724edee7bfb876e13c54ac9ee4fcfa283c9fa93cfb1241c325",
}


def test_scripts_of_others_are_those_that_were_looked_at() -> None:
    vendor = Path(crashyard.__file__).parent / "web" / "vendor"
    found = {path.relative_to(vendor).as_posix(): path.read_bytes() for path in vendor.rglob("*.js")}
    assert {name: hashlib.sha256(text).hexdigest() for name, text in found.items()} == DIGESTS
