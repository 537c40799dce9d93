/**
 * Foods that gain or lose water when cooked: id | grams of protein in 100 g cooked | NDB number of the cooked food | the
 * cooked food's own id, where we know it as a food.
 *
 * Protein stays in the food, so its share tells how heavy the food became. Source: USDA National Nutrient Database for
 * Standard Reference, release 28.
 */
export const cookingYieldTable = `
white-rice|2.69|20045|cooked-white-rice
wild-rice|3.99|20089
quinoa|4.4|20137|cooked-quinoa
couscous|3.79|20029
bulgur|3.08|20013
millet|3.51|20032
pearl-barley|2.26|20006
dry-pasta|5.8|20121
egg-noodles|4.54|20110
lentils|9.02|16070
dried-chickpeas|8.86|16057
dried-black-beans|8.86|16015
dried-kidney-beans|8.67|16033
chicken-breast|31.02|05064
salmon|22.1|15237
cod|22.83|15016
spinach|2.97|11458
`
