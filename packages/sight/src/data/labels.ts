/** What the model can name, in the order of its answers; the first is 'no food at all'. Example: `labels[1]` is 'almond'. */
export const labels: readonly string[] =
  `_background almond apple apricot artichoke ash-gourd asparagus avocado bacon bamboo-shoots banana basil beef
beetroot bell-pepper biscuit bitter-gourd black-lentils blackberry blueberry bottle-gourd bread broad-beans
broccoli bulgur butter cabbage cake candy canned-beans canned-corn canned-fish carrot cashew cassava cauliflower
cereal chayote cheese cherry chestnut chicken chickpeas chili-pepper chocolate cinnamon coffee condensed-milk
coriander corn corned-beef crackers cream cress cucumber dumplings egg eggplant fish flour garlic ginger
gooseberry grapefruit grapes green-beans green-lentils ground-meat ham hazelnut honey instant-noodles jackfruit
jam juice ketchup kidney-beans kimchi kiwi lamb leek lemon lettuce lime mandarin mango margarine mayonnaise
melon milk mint mixed-nuts mulberry mushroom mustard-greens nectarine noodles oil okra olive onion orange paneer
papaya parsley passion-fruit pasta peach peanut peanut-butter pear peas pecan pineapple pistachio plant-milk
plant-yogurt plum pomegranate pork potato potato-chips pumpkin radish raisin raspberry red-lentils redcurrant
rice salt sausage shrimp snake-gourd soda sour-cream soy-sauce soybeans spaghetti spices spinach sponge-gourd
spring-onion strawberry sugar sweet-potato taro tea tofu tomato tomato-paste tomato-sauce turnip vinegar walnut
water watermelon yellow-lentils yogurt zucchini`.split(/\s+/)

/** Where 'no food at all' stands among the labels. Example: `labels[background]` is '_background'. */
export const backgroundIndex = 0
