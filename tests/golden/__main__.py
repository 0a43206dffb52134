"""`python -m tests.golden`: make the golden playthroughs anew; read the diff before committing."""

from tests.golden.files import HERE, write_all

if __name__ == "__main__":
    for path in write_all():
        print(path.relative_to(HERE.parent.parent), f"{path.stat().st_size:,} bytes")
