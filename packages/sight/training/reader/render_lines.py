"""Renders printed lines for the line reader: text of its own making, open fonts, and what tills, paper and cameras do to print.

A line is a strip of 40 rows, capitals about 24 high, 0 for paper to 1 for ink. No photo is used.
"""

import os
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from alphabet import ADDED, CLASSES

ROWS, CAPITAL = 40, 24
FRACTIONS = "½¼¾⅓⅔⅛"
UNITS = "g kg ml l tsp tbsp cup cups oz lb EL TL Prise Dose pinch clove cloves tin bunch c. à soupe c. à café cucharadas bicchiere łyżki lžíce žlica dag".split(" ")
FIGURES = "Energy Energie Fat Fett of which saturates Carbohydrate Kohlenhydrate sugars Zucker Protein Eiweiß Salt Salz Fibre Valeur énergétique Matières grasses Grassi Sale Tłuszcz Białko".split(" ")


class Texts:
    """Texts of lines: ingredients, steps, labels, nutrition tables, receipts, and random letters for the rare ones."""

    def __init__(self, words: list[str], sentences: list[str], seed: int):
        self.random = random.Random(seed)
        self.words = words
        self.rare = [word for word in words if any(letter in ADDED for letter in word)]
        self.sentences = sentences

    def word(self) -> str:
        word = self.random.choice(self.rare if self.rare and self.random.random() < 0.3 else self.words)
        look = self.random.random()
        return word.upper() if look < 0.15 else word.capitalize() if look < 0.35 else word

    def some(self, low: int, high: int) -> str:
        return " ".join(self.word() for _ in range(self.random.randint(low, high)))

    def number(self) -> str:
        r = self.random
        kind = r.random()
        if kind < 0.35:
            whole = r.choice(["", "", str(r.randint(1, 9)), f"{r.randint(1, 9)} "])
            return whole + r.choice(FRACTIONS)
        if kind < 0.5:
            return f"{r.randint(1, 9)}{r.choice('-–')}{r.randint(2, 20)}"
        if kind < 0.65:
            return f"{r.randint(0, 99)}{r.choice('.,')}{r.randint(0, 99)}"
        return str(r.choice([r.randint(1, 12), r.randint(10, 99) * 10, r.randint(1, 9) * 25]))

    def ingredient(self) -> str:
        r = self.random
        unit = r.choice([r.choice(UNITS), r.choice(UNITS), ""])
        gap = r.choice([" ", " ", ""]) if unit in ("g", "kg", "ml", "l", "oz") else " "
        bullet = r.choice(["", "", "", "• ", "- ", "– "])
        rest = r.choice(["", "", f", {self.some(1, 3)}", f" ({self.some(1, 2)})"])
        return f"{bullet}{self.number()}{gap}{unit} {self.some(1, 3)}{rest}".replace("  ", " ")

    def step(self) -> str:
        r = self.random
        text = r.choice(self.sentences)
        tokens = text.split(" ")
        start = r.randrange(max(1, len(tokens) - 4))
        part = " ".join(tokens[start : start + r.randint(3, 9)])
        return f"{r.randint(1, 12)}. {part}" if r.random() < 0.15 else part

    def label(self) -> str:
        r = self.random
        parts = []
        for _ in range(r.randint(2, 5)):
            part = self.some(1, 2)
            if r.random() < 0.2:
                part += f" {r.randint(1, 60)}%"
            if r.random() < 0.15:
                part = f"{part} ({self.some(1, 2)})"
            parts.append(part)
        return r.choice([", ", ", ", "; "]).join(parts) + r.choice(["", ".", ","])

    def nutrition(self) -> str:
        r = self.random
        return f"{r.choice(FIGURES)}{' ' * r.randint(1, 8)}{self.number()} {r.choice(['g', 'kcal', 'kJ', 'mg', '%'])}"

    def receipt(self) -> str:
        r = self.random
        price = f"{r.randint(0, 199)}{r.choice('.,')}{r.randint(0, 99):02}"
        name = self.some(1, 3)
        name = name.upper() if r.random() < 0.6 else name
        amount = r.choice(["", "", f"{r.randint(1, 9)} x ", f"{r.randint(100000, 9999999)} "])
        return f"{amount}{name}{' ' * r.randint(1, 14)}{r.choice(['', '', '$', '€', '£', 'RM '])}{price}{r.choice(['', '', ' A', ' *', '-'])}"

    def letters(self) -> str:
        r = self.random
        pool = list(CLASSES)
        return "".join(r.choice(ADDED if r.random() < 0.35 else pool) for _ in range(r.randint(3, 18))).strip() or "a"

    def line(self) -> str:
        kinds = [self.ingredient, self.step, self.label, self.nutrition, self.receipt, self.letters]
        make = self.random.choices(kinds, [5, 4, 4, 1, 5, 2])[0]
        text = "".join(letter for letter in make() if letter in CLASSES)
        return text[:70].strip() or "a"


class Fonts:
    def __init__(self, folder: str):
        files = sorted(os.path.join(where, name) for where, _, names in os.walk(folder) for name in names)
        self.files = [file for file in files if file.endswith((".ttf", ".otf"))]
        self.loaded: dict[tuple[str, int], ImageFont.FreeTypeFont] = {}
        self.covers: dict[str, dict] = {}

    def load(self, file: str, size: int):
        key = (file, size)
        if key not in self.loaded:
            self.loaded[key] = ImageFont.truetype(file, size)
        return self.loaded[key]

    def can_print(self, file: str, text: str) -> bool:
        """Whether the font has all letters: one that it lacks is drawn as its empty box."""
        font = self.load(file, 40)
        known = self.covers.setdefault(file, {})
        if "" not in known:
            known[""] = bytes(font.getmask("\uffff"))
        for letter in set(text):
            if letter not in known:
                known[letter] = bytes(font.getmask(letter)) != known[""]
        return all(known[letter] for letter in set(text))


def render(text: str, fonts: Fonts, r: random.Random) -> np.ndarray | None:
    """A strip of clean print, uint8, 255 for ink."""
    file = r.choice(fonts.files)
    try:
        if not fonts.can_print(file, text.replace(" ", "")):
            return None
        probe = fonts.load(file, 100)
        top, bottom = probe.getbbox("H")[1], probe.getbbox("H")[3]
        size = round(100 * CAPITAL * r.uniform(0.86, 1.12) / max(1, bottom - top))
        font = fonts.load(file, size)
        box = font.getbbox("H")
        width = int(font.getlength(text)) + 32
        if width > 1400 or size > 90:
            return None
        image = Image.new("L", (width, ROWS + 16))
        y = 8 + ROWS / 2 - (box[1] + box[3]) / 2 + r.uniform(-2, 2)
        ImageDraw.Draw(image).text((16 + r.uniform(-6, 6), y), text, fill=255, font=font)
        if r.random() < 0.5:
            slope = r.uniform(-0.012, 0.012)
            image = image.transform(image.size, Image.AFFINE, (1, r.uniform(-0.1, 0.1), 0, slope, 1, -slope * width / 2), Image.BILINEAR)
        squeeze = r.uniform(0.72, 1.15)
        image = image.crop((0, 8, width, 8 + ROWS)).resize((max(32, int(width * squeeze)), ROWS), Image.BILINEAR)
        return np.asarray(image)
    except OSError:
        return None


def damage(strip: np.ndarray, r: np.random.Generator) -> np.ndarray:
    """What tills, paper and cameras do: float 0 … 1, the darkest part 1."""
    ink = strip.astype(np.float32) / 255
    high, wide = ink.shape
    kind = r.random()
    if kind < 0.2:  # dot printers and worn heads
        ink *= (r.random((high, 1)) > r.uniform(0, 0.12)).astype(np.float32)
    if kind > 0.85:  # thin or thick print
        shifted = np.roll(ink, 1, 1)
        ink = np.minimum(ink, shifted) if r.random() < 0.4 else np.maximum(ink, shifted)
    if r.random() < 0.5:  # seen from further away
        scale = r.uniform(0.35, 0.95)
        small = Image.fromarray((ink * 255).astype(np.uint8)).resize((max(8, int(wide * scale)), max(12, int(high * scale))), Image.BILINEAR)
        ink = np.asarray(small.resize((wide, high), Image.BICUBIC), np.float32) / 255
    if r.random() < 0.4:  # out of focus
        width = r.uniform(0.3, 1.6)
        taps = np.exp(-0.5 * (np.arange(-4, 5) / width) ** 2)
        taps /= taps.sum()
        ink = np.apply_along_axis(np.convolve, 1, ink, taps, "same")
        ink = np.apply_along_axis(np.convolve, 0, ink, taps, "same")
    if r.random() < 0.5:  # unevenly faded
        knots = r.uniform(0.35, 1, max(2, wide // 150))
        ink = ink * np.interp(np.arange(wide), np.linspace(0, wide, len(knots)), knots)[None]
    if r.random() < 0.5:
        ink = ink + r.uniform(0, 0.12) * r.random((high, wide))
    if r.random() < 0.25:  # specks
        for _ in range(r.integers(1, 6)):
            y, x = r.integers(0, high), r.integers(0, wide)
            ink[y : y + r.integers(1, 4), x : x + r.integers(1, 4)] = r.uniform(0.4, 1)
    if r.random() < 0.15:  # parts of the lines above and below
        ink[: r.integers(1, 4)] = np.maximum(ink[: r.integers(1, 4)].max(), 0) if r.random() < 0.3 else ink[: r.integers(1, 4)].max()
    ink = np.clip(ink + r.normal(0, r.uniform(0, 0.05), ink.shape), 0, 1)
    darkest = max(0.05, float(np.quantile(ink, 0.995)))
    return np.clip(ink / darkest, 0, 1).astype(np.float32)
