"""The characters of the line reader, in the order of its classes after the blank; `decode-line.ts` has the same."""

BEFORE = (
    "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    "ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜßàâäçèéêëîïôöùûüñÑ°£€ "
)
ADDED = "½¼¾⅓⅔⅛ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďěíňřšťúůýžÁČĎĚÍŇŘŠŤÚŮÝŽőűŐŰđĐåæøÅÆØãõÃÕìòğışĞİŞășțĂȘȚ–•"
ALPHABET = BEFORE + ADDED
CLASSES = {letter: at + 1 for at, letter in enumerate(ALPHABET)}
assert len(CLASSES) == len(ALPHABET)
