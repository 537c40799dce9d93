/**
 * What an inch and a thumb of a root or a stick weigh, in grams: food | an inch | a thumb. Our own estimates: an inch of ginger
 * as wide as a thumb has some 6 g, a thumb of it some 20 g; the others by their usual width beside it, a cucumber and a daikon by
 * the piece of our table of portions over its usual length.
 */
export const pieceLengthTable = `
ginger|6|20
galangal|6|20
fresh-turmeric|4|12
fresh-horseradish|12|35
cinnamon-stick|0.9|
cucumber|25|
daikon|40|
chorizo|25|
lemongrass|3|
`
