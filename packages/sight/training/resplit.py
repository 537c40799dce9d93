"""Divides packed pictures anew for the run that ships: `resplit.py PACKED OUT`.

A run by source chooses the method. The run that ships learns from *train* and *tune*, all but a tenth of every source, drawn by
name, on which thresholds are fitted. *Test* sources were never packed.
"""

import json
import os
import sys
import zlib

packed, out = sys.argv[1:]
os.makedirs(out, exist_ok=True)
with open(f"{packed}/index.json") as file:
    index = json.load(file)
for item in index:
    item["part"] = "tune" if zlib.crc32(item["file"].encode()) % 10 == 0 else "train"
with open(f"{out}/index.json", "w") as file:
    json.dump(index, file)
for name in os.listdir(packed):
    if name != "index.json" and not os.path.exists(f"{out}/{name}"):
        os.symlink(os.path.abspath(f"{packed}/{name}"), f"{out}/{name}")
print(sum(item["part"] == "tune" for item in index), "of", len(index), "to tune")
