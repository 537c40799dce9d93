/**
 * Pages written for this evaluation, each in a markup of its own: '= kind | title', its ingredients behind '>', then the page.
 * Nobody's real pages. First readings of twelve each: 9, 9 and 11 pages with all ingredients; the rules were mended after each.
 */
export const writtenPages = String.raw`
= br | Quick pickles
> 1 cucumber, sliced
> 100 ml white vinegar
> 2 Tbsp. sugar
> 1 tsp. salt
> 5 peppercorns (optional)
<html lang="en"><head><title>Quick pickles – Tin Roof</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><div class="post"><h2 class="post-title">Quick pickles</h2><p>Ready in an hour.</p><p><b>INGREDIENTS:</b><br>1 cucumber, sliced<br/>100 ml white vinegar<br>2 Tbsp. sugar<br>1 tsp. salt<br>5 peppercorns (optional)</p><p><b>DIRECTIONS:</b><br>Heat vinegar, sugar and salt.<br>Pour over the cucumber and chill for 1 hour.</p></div><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= bullets | Everyday hummus
> 1 can chickpeas (drained, keep the liquid)
> 60 g tahini
> 1 lemon, juiced
> 1 clove garlic
<html lang="en"><head><title>Hummus</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><h1>Everyday hummus</h1><h3>Ingredients (serves 6)</h3><div>• 1 can chickpeas (drained, keep the liquid)<br>• 60 g tahini<br>• 1 lemon, juiced<br>• 1 clove garlic</div><h3>Preparation</h3><div>1. Blend everything.<br>2. Loosen with the liquid.</div><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= divs | Miso salmon
> 2 salmon fillets (skin on)
> 1 tbsp white miso
> 2 tsp honey
> ½ thumb ginger, grated
<html lang="en"><head><title>Miso salmon</title><meta property="og:title" content="Miso salmon"></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><div class="hero"><h1>Miso salmon</h1><div class="facts"><div>Serves 2</div><div>Total time 25 mins</div></div></div><section class="ingredients-section"><h2>Ingredients</h2><div class="ingredients-list"><div class="row"><div class="amt">2</div><div class="what">salmon fillets (skin on)</div></div><div class="row"><div class="amt">1 tbsp</div><div class="what">white miso</div></div><div class="row"><div class="amt">2 tsp</div><div class="what">honey</div></div><div class="row"><div class="amt">½</div><div class="what">thumb ginger, grated</div></div></div></section><section class="method-section"><h2>Method</h2><div class="step"><span>Step 1</span><p>Mix miso, honey and ginger.</p></div><div class="step"><span>Step 2</span><p>Coat the salmon and grill for 8 minutes.</p></div></section><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= graph | Chicken & leek pie
> 600 g chicken thighs, skinless & boneless
> 2 leeks , trimmed
> 1½ tbsp wholegrain mustard
> 320g ready-rolled puff pastry
> 1 egg, beaten
<html lang="en"><head><title>Pie</title><script type="application/ld+json">{"@context": "https://schema.org", "@graph": [{"@type": "WebPage", "name": "x"}, {"@type": ["Recipe", "NewsArticle"], "name": "Chicken &amp; leek pie", "recipeYield": ["4", "4 portions"], "prepTime": "PT20M", "cookTime": "PT1H", "recipeIngredient": ["For the filling:", "600 g chicken thighs, skinless &amp; boneless", "2 leeks , trimmed", "1&frac12; tbsp wholegrain mustard", "For the crust", "320g ready-rolled puff pastry", "1 egg, beaten"], "recipeInstructions": [{"@type": "HowToSection", "name": "Filling", "itemListElement": [{"@type": "HowToStep", "text": "Brown the chicken."}, {"@type": "HowToStep", "text": "Add leeks and mustard."}]}, {"@type": "HowToSection", "name": "Crust", "itemListElement": [{"@type": "HowToStep", "text": "<p>Top with pastry, brush with egg and bake for 30 minutes.</p>"}]}]}]}</script></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><h1>Chicken &amp; leek pie</h1><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= hrecipe | Saturday pancakes
> 200 g self-raising flour
> 1 egg
> 300 ml milk (whole or oat)
> Knob of butter, for frying
<html lang="en"><head><title>Pancakes</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><article class="h-recipe"><h1 class="p-name">Saturday pancakes</h1><span class="p-yield">4 servings</span><ul><li class="p-ingredient">200 g self-raising flour</li><li class="p-ingredient">1 egg</li><li class="p-ingredient">300 ml milk (whole or oat)</li><li class="p-ingredient">Knob of butter, for frying</li></ul><div class="e-instructions"><p>Whisk flour, egg and milk.</p><p>Fry ladlefuls in butter.</p></div></article><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= microdata | Barley & mushroom soup
> 1½ litres vegetable stock (low salt)
> 200 g pearl barley, rinsed
> 400 g chestnut mushrooms, sliced
> 2 tbsp olive oil
> ½ tsp smoked paprika [optional]
<!doctype html><html lang="en"><head><title>Barley soup | The Larch Table</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header>
<article itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Barley &amp; mushroom soup</h1>
<meta itemprop="prepTime" content="PT15M"><meta itemprop="cookTime" content="PT50M"><span itemprop="recipeYield">Serves 6</span>
<h3>You will need</h3><p class="group"><b>For the broth:</b></p><ul>
<li itemprop="recipeIngredient"><span class="q">1½</span> <span class="u">litres</span> <span>vegetable stock (low salt)</span></li>
<li itemprop="recipeIngredient"><span>200&nbsp;g</span> <span>pearl barley</span>, rinsed</li></ul><p class="group"><b>For the mushrooms:</b></p><ul>
<li itemprop="recipeIngredient">400 g chestnut mushrooms, sliced</li>
<li itemprop="recipeIngredient">2 tbsp <a href="/oil">olive oil</a></li>
<li itemprop="recipeIngredient">½ tsp smoked paprika [optional]</li></ul>
<div itemprop="recipeInstructions"><ol><li>Simmer the barley in the stock for 40 minutes.</li><li>Fry the mushrooms in the oil until brown.</li><li>Stir together and season.</li></ol></div></article><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= nested | Black bean tacos
> 2 x 400 g tins black beans
> 1 tsp ground cumin
> 3 ripe tomatoes
> 1/2 red onion
> juice of 1 lime
> 8 small corn tortillas
<html lang="en"><head><title>Tacos</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Black bean tacos</h1><h2>What you need</h2><ul><li>Beans<ul><li>2 x 400 g tins black beans</li><li>1 tsp ground cumin</li></ul></li><li>Salsa<ul><li>3 ripe tomatoes</li><li>1/2 red onion</li><li>juice of 1 lime</li></ul></li><li>8 small corn tortillas</li></ul><h2>How to make it</h2><ol><li>Warm the beans with the cumin.</li><li>Chop and mix the salsa.</li><li>Fill the tortillas.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= paragraphs | Grandma's lentils
> 250g brown lentils
> 1 large onion, finely chopped
> 2 cloves garlic (crushed)
> 1 tin (400g) chopped tomatoes
> A handful of parsley
> Salt and pepper
<html lang="en"><head><title>Grandma's lentils</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><h1>Grandma's lentils</h1><p>My grandmother made these every Friday. She never measured.</p><p><strong>Ingredients</strong></p>
<p>250g brown lentils</p><p>1 large onion, finely chopped</p><p>2 cloves garlic (crushed)</p><p>1 tin (400g) chopped tomatoes</p><p>A handful of parsley</p><p>Salt and pepper</p><p><strong>Method</strong></p><p>Soften the onion and garlic in a little oil.</p><p>Add lentils, tomatoes and 500ml of water, and simmer for 40 minutes.</p><p>Scatter with parsley.</p><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= rdfa | Yoghurt flatbreads
> 300 g plain flour, plus extra for dusting
> 1 tsp baking powder
> 250 g natural yoghurt (not Greek)
> 3/4 tsp fine salt
<html lang="en"><head><title>Flatbreads</title></head><body vocab="http://schema.org/"><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><div typeof="Recipe"><h1 property="name">Yoghurt flatbreads</h1>
<p>Makes <span property="recipeYield">8 flatbreads</span> in <time property="totalTime" datetime="PT35M">35 minutes</time></p>
<ul><li property="recipeIngredient">300 g plain flour, plus extra for dusting</li><li property="recipeIngredient">1 tsp baking powder</li><li property="recipeIngredient">250 g natural yoghurt (not Greek)</li><li property="recipeIngredient">3/4 tsp fine salt</li></ul>
<ol><li property="recipeInstructions">Mix everything to a soft dough.</li><li property="recipeInstructions">Rest for 15 minutes, then cut into 8.</li><li property="recipeInstructions">Roll out and cook in a dry hot pan for 2 minutes a side.</li></ol></div><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= table | Rye loaf
> 150 g rye flour
> 150 ml water, lukewarm
> 350 g strong white flour
> 2 tsp salt
> caraway seeds (to taste)
<html lang="en"><head><title>Rye loaf</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><h1>Rye loaf</h1><p>Serves: 10 | Prep: 20 min | Bake: 45 min</p><h2>Ingredients</h2><table class="ingredients"><thead><tr><th>Amount</th><th>Ingredient</th></tr></thead><tbody><tr><td colspan="2"><b>Sourdough</b></td></tr><tr><td>150 g</td><td>rye flour</td></tr><tr><td>150 ml</td><td>water, lukewarm</td></tr><tr><td colspan="2"><b>Main dough</b></td></tr><tr><td>350 g</td><td>strong white flour</td></tr><tr><td>2 tsp</td><td>salt</td></tr><tr><td></td><td>caraway seeds (to taste)</td></tr></tbody></table><h2>Directions</h2><ol><li>Mix the sourdough and leave overnight.</li><li>Knead in the rest.</li><li>Bake at 220 °C for 45 minutes.</li></ol><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= tasty | Sausage tray bake
> 2 red onions, cut into wedges
> 500 g new potatoes (halved)
> 8 pork sausages
> 1 1/2 tablespoons oil
<html lang="en"><head><title>Tray bake</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><h1>Sausage tray bake</h1><div class="tasty-recipes"><h2>Sausage tray bake</h2><div class="tasty-recipes-ingredients"><div class="tasty-recipes-ingredients-header"><h3>Ingredients</h3><span class="tasty-recipes-scale-container"><span>Scale</span><button>1x</button><button>2x</button><button>3x</button></span></div><div class="tasty-recipes-ingredients-body"><p><strong>Vegetables</strong></p><ul><li data-tr-ingredient-checkbox=""><span class="tr-ingredient-checkbox-container"></span><span data-amount="2">2</span> <strong>red onions</strong>, cut into wedges</li><li><span data-amount="500" data-unit="g">500 g</span> <strong>new potatoes</strong> (halved)</li></ul><p><strong>Rest</strong></p><ul><li><span data-amount="8">8</span> <strong>pork sausages</strong></li><li><span data-amount="1.5" data-unit="tablespoon">1 1/2 tablespoons</span> <strong>oil</strong></li></ul></div></div><div class="tasty-recipes-instructions"><h3>Instructions</h3><ol><li id="instruction-step-1">Toss the vegetables with oil.</li><li>Add sausages and roast for 40 minutes.</li></ol></div></div><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= wprm | Maple granola
> 3 cups rolled oats (270 g)
> 1 cup raw almonds, roughly chopped
> ½ teaspoon sea salt
> ⅓ cup maple syrup
> 1/4 cup coconut oil (melted)
<html lang="en-US"><head><title>Best ever granola - Oat Street</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><h1 class="entry-title">Best ever granola</h1><p>This is the granola I make each Sunday. You need 3 cups of patience.</p>
<div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">Maple granola</h2><div class="wprm-recipe-servings-container"><span>Servings: </span><span class="wprm-recipe-servings">12</span></div>
<div class="wprm-recipe-ingredients-container"><h3>Ingredients</h3><div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Dry</h4><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text">▢ </span></label></span><span class="wprm-recipe-ingredient-amount">3</span> <span class="wprm-recipe-ingredient-unit">cups</span> <span class="wprm-recipe-ingredient-name">rolled oats</span> <span class="wprm-recipe-ingredient-notes wprm-recipe-ingredient-notes-faded">(270 g)</span></li><li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text">▢ </span></label></span><span class="wprm-recipe-ingredient-amount">1</span> <span class="wprm-recipe-ingredient-unit">cup</span> <span class="wprm-recipe-ingredient-name">raw almonds,</span> <span class="wprm-recipe-ingredient-notes wprm-recipe-ingredient-notes-faded">roughly chopped</span></li><li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text">▢ </span></label></span><span class="wprm-recipe-ingredient-amount">½</span> <span class="wprm-recipe-ingredient-unit">teaspoon</span> <span class="wprm-recipe-ingredient-name">sea salt</span></li></ul></div><div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Wet</h4><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text">▢ </span></label></span><span class="wprm-recipe-ingredient-amount">⅓</span> <span class="wprm-recipe-ingredient-unit">cup</span> <span class="wprm-recipe-ingredient-name">maple syrup</span></li><li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text">▢ </span></label></span><span class="wprm-recipe-ingredient-amount">1/4</span> <span class="wprm-recipe-ingredient-unit">cup</span> <span class="wprm-recipe-ingredient-name">coconut oil</span> <span class="wprm-recipe-ingredient-notes wprm-recipe-ingredient-notes-faded">(melted)</span></li></ul></div></div>
<div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul class="wprm-recipe-instructions"><li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>Preheat the oven to 160 °C.</span></div></li><li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>Toss all and bake for 25 minutes, stirring once.</span></div></li></ul></div><div class="wprm-nutrition"><h3>Nutrition</h3><span>Calories: 210 kcal</span></div></div></div><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= bold-heads | Almond cake
> 200 g ground almonds
> 4 eggs
> 100 g icing sugar
> 1 lemon, juice only
<!doctype html><html lang="en"><head><title>Almond cake - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Almond cake</h1><p>A family favourite, ready in no time.</p><h2>Ingredients</h2><ul><li><strong>Cake</strong></li><li>200 g ground almonds</li><li>4 eggs</li><li><strong>Glaze</strong></li><li>100 g icing sugar</li><li>1 lemon, juice only</li></ul><h2>Method</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= br-heads | Udon bowls
> 200 g udon
> 1 tsp sesame oil
> 2 tbsp soy sauce
> 1 tbsp brown sugar
> 1-inch piece ginger (grated)
<!doctype html><html lang="en"><head><title>Udon bowls - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Udon bowls</h1><p>A family favourite, ready in no time.</p><h2>Ingredients</h2><p>For the noodles:<br>200 g udon<br>1 tsp sesame oil</p><p>For the sauce:<br>2 tbsp soy sauce<br>1 tbsp brown sugar<br>1-inch piece ginger (grated)</p><h2>Method</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= dl | Baked ricotta
> 250 g ricotta
> 3 eggs
> 80 g caster sugar
> ½ tsp vanilla paste
<!doctype html><html lang="en"><head><title>Baked ricotta - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Baked ricotta</h1><p>A family favourite, ready in no time.</p><h2>Ingredients</h2><dl><dt>250 g</dt><dd>ricotta</dd><dt>3</dt><dd>eggs</dd><dt>80 g</dt><dd>caster sugar</dd><dt>½ tsp</dt><dd>vanilla paste</dd></dl><h2>Method</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= german | Kartoffelpüree
> 500 g Kartoffeln, mehlig
> 1/8 l Milch
> 1 Prise Muskat
> etwas Salz
<!doctype html><html lang="en"><head><title>Kartoffelpüree - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Kartoffelpüree</h1><p>A family favourite, ready in no time.</p><h2>Zutaten (für 4 Personen)</h2><ul><li>500 g Kartoffeln, mehlig</li><li>1/8 l Milch</li><li>1 Prise Muskat</li><li>etwas Salz</li></ul><h2>Zubereitung</h2><ol><li>Kartoffeln kochen und stampfen.</li><li>Mit heißer Milch, Muskat und Salz verrühren.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= json-string | Bean stew
> 500 g dried beans
> 2 carrots, diced
> 1 (400 g) tin tomatoes
> 3⁄4 cup red wine
<!doctype html><html lang="en"><head><title>Bean stew - Pots</title><script type="application/ld+json">{"@context": "http://schema.org", "@type": "Recipe", "name": "Bean stew", "recipeIngredient": "500 g dried beans\n2 carrots, diced\n1 (400 g) tin tomatoes\n3\u20444 cup red wine", "recipeInstructions": "Heat the oven to 180 \u00b0C and grease a tin.\nMix everything and bake for 30 minutes."}</script></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Bean stew</h1><p>A family favourite, ready in no time.</p><p>See the card.</p></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= labels | Soft polenta
> 1 cup polenta
> 4 cups water
> 2 Tbsp. butter
> Kosher salt
<!doctype html><html lang="en"><head><title>Soft polenta - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Soft polenta</h1><p>A family favourite, ready in no time.</p><div id="ingredients"><h2>Ingredients</h2><label><input type="checkbox"> 1 cup polenta</label><label><input type="checkbox"> 4 cups water</label><label><input type="checkbox"> 2 Tbsp. butter</label><label><input type="checkbox"> Kosher salt</label></div><div id="steps"><h2>Steps</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></div></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= li-p | Pound cake
> 100 g butter (unsalted), softened
> 100 g sugar
> 2 eggs [medium]
> A pinch of salt
<!doctype html><html lang="en"><head><title>Pound cake - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Pound cake</h1><p>A family favourite, ready in no time.</p><h3>Ingredients</h3><ul><li><p>100 g butter (unsalted), softened</p></li><li><p>100&#8239;g sugar</p></li><li><p>2 eggs [medium]</p></li><li><p>A pinch of salt</p></li></ul><h3>Steps</h3><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= mixed-units | Buttermilk bread
> 1 cup (240 ml) buttermilk
> 2 ¼ cups (280 g) flour
> 1–2 tsp. chilli flakes, to taste
> Butter, for the tin
<!doctype html><html lang="en"><head><title>Buttermilk bread - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Buttermilk bread</h1><p>A family favourite, ready in no time.</p><div class="ingredients"><h2>Ingredients</h2><ul><li>1 cup (240 ml) buttermilk</li><li>2 ¼ cups (280 g) flour</li><li>1–2 tsp. chilli flakes, to taste</li><li>Butter, for the tin</li></ul><p class="note">Note: weigh the flour.</p></div><div class="directions"><h2>Directions</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></div></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= name-first | Sweet pastry
> 225 g Plain flour
> 110 g Butter, cold
> 2 tbsp Icing sugar
> 1 Egg yolk
<!doctype html><html lang="en"><head><title>Sweet pastry - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Sweet pastry</h1><p>A family favourite, ready in no time.</p><h2>Ingredients</h2><table><tr><td>Plain flour</td><td>225 g</td></tr><tr><td>Butter, cold</td><td>110 g</td></tr><tr><td>Icing sugar</td><td>2 tbsp</td></tr><tr><td>Egg yolk</td><td>1</td></tr></table><h2>Method</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= old-vocab | Corn chowder
> 4 ears sweetcorn
> 1 pint whole milk
> 2 waxy potatoes, diced
<!doctype html><html lang="en"><head><title>Corn chowder - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Corn chowder</h1><p>A family favourite, ready in no time.</p><div itemscope itemtype="http://data-vocabulary.org/Recipe"><span itemprop="name">Corn chowder</span><ul><li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">4 ears</span> <span itemprop="name">sweetcorn</span></li><li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">1 pint</span> <span itemprop="name">whole milk</span></li><li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">2</span> <span itemprop="name">waxy potatoes, diced</span></li></ul><div itemprop="instructions"><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></div></div></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= spans-tight | Aubergine bake
> 2 aubergines
> 3 tbsp olive oil
> 150 g feta (drained)
> Mint leaves
<!doctype html><html lang="en"><head><title>Aubergine bake - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Aubergine bake</h1><p>A family favourite, ready in no time.</p><h2>Ingredients</h2><ul class="c"><li><span>2</span><span>aubergines</span></li><li><span>3 tbsp</span><span>olive oil</span></li><li><span>150 g</span><span>feta (drained)</span></li><li><span></span><span>Mint leaves</span></li></ul><h2>Method</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= two-columns | Mussels in cider
> 1 kg mussels, scrubbed
> 1 shallot
> 200 ml cider (dry)
> Handful parsley
<!doctype html><html lang="en"><head><title>Mussels in cider - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Mussels in cider</h1><p>A family favourite, ready in no time.</p><div class="recipe-grid"><div class="left"><h3>Ingredients</h3><div><span>1 kg</span> <span>mussels, scrubbed</span></div><div><span>1</span> <span>shallot</span></div><div><span>200 ml</span> <span>cider (dry)</span></div><div><span>Handful</span> <span>parsley</span></div></div><div class="right"><h3>Directions</h3><p>Sweat the shallot, add the cider and boil.</p><p>Add the mussels, cover and cook for 4 minutes.</p></div></div></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= article-list | Focaccia
> 500g bread flour
> 7g sachet yeast
> 325ml tepid water
> 3 tbsp olive oil
> rosemary sprigs
> sea salt flakes
<!doctype html><html lang="en"><head><title>Focaccia - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Focaccia</h1><p>A family favourite, ready in no time.</p><div itemprop="articleBody"><h2>For the dough</h2><ul><li>500g bread flour</li><li>7g sachet yeast</li><li>325ml tepid water</li></ul><h2>For the top</h2><ul><li>3 tbsp olive oil</li><li>rosemary sprigs</li><li>sea salt flakes</li></ul><h2>How to make it</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></div></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= commas | Banana shake
> 2 ripe bananas
> 200 ml milk
> 1 tbsp peanut butter (smooth)
> 4 ice cubes
> cinnamon
<!doctype html><html lang="en"><head><title>Banana shake - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Banana shake</h1><p>A family favourite, ready in no time.</p><h2>Ingredients</h2><p>2 ripe bananas, 200 ml milk, 1 tbsp peanut butter (smooth), 4 ice cubes, cinnamon</p><h2>Method</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= dashes | Lager pork
> 2 lb. pork shoulder
> 1 (12-oz.) bottle lager
> 2 bay leaves
> 1½ teaspoons cumin
<!doctype html><html lang="en"><head><title>Lager pork - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Lager pork</h1><p>A family favourite, ready in no time.</p><p><b>Ingredients</b></p><p>- 2 lb. pork shoulder<br>- 1 (12-oz.) bottle lager<br>- 2 bay leaves<br>- 1½ teaspoons cumin</p><p><b>Directions</b></p><p>Rub the pork with cumin and brown it well.<br>Add lager and bay, cover and braise for 3 hours.</p></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= french | Mousse au chocolat
> 200 g de chocolat noir (70 %)
> 6 œufs
> 1 pincée de sel
<!doctype html><html lang="en"><head><title>Mousse au chocolat - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Mousse au chocolat</h1><p>A family favourite, ready in no time.</p><h2>Ingrédients</h2><ul><li>200 g de chocolat noir (70 %)</li><li>6 œufs</li><li>1 pincée de sel</li></ul><h2>Préparation</h2><ol><li>Faites fondre le chocolat au bain-marie.</li><li>Incorporez les blancs montés en neige.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= h4-lists | Pear crêpes
> 125 g spelt flour
> ⅛ teaspoon nutmeg
> 2 pears (ripe, but firm)
> lemon juice
<!doctype html><html lang="en"><head><title>Pear crêpes - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Pear crêpes</h1><p>A family favourite, ready in no time.</p><section><h2>Ingredients</h2><h4>Batter</h4><ul><li>125 g spelt flour</li><li>⅛ teaspoon nutmeg</li></ul><h4>Filling</h4><ul><li>2 pears (ripe, but firm)</li><li>lemon juice</li></ul></section><section><h2>Method</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></section></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= li-links | Creamed leeks
> 2 leeks, sliced
> 50 g butter
> nutmeg
> 100 ml single cream
<!doctype html><html lang="en"><head><title>Creamed leeks - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Creamed leeks</h1><p>A family favourite, ready in no time.</p><h2>Ingredients</h2><ul><li>2 <a href="/g/leek">leeks</a>, sliced</li><li>50 g <a href="/g/butter">butter</a></li><li><a href="/g/nutmeg">nutmeg</a></li><li>100 ml <a href="/g/cream">single cream</a></li></ul><h2>Method</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= ol-ings | Sea bass
> 4 sea bass fillets
> 1 fennel bulb
> Zest of 1 orange
<!doctype html><html lang="en"><head><title>Sea bass - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Sea bass</h1><p>A family favourite, ready in no time.</p><h2>Ingredients</h2><ol><li>4 sea bass fillets</li><li>1 fennel bulb</li><li>Zest of 1 orange</li></ol><h2>Method</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= pre | Skillet cornbread
> 1 c. cornmeal
> 1 c. flour
> 1 T. baking powder
> 1/2 t. salt
> 2 eggs
<!doctype html><html lang="en"><head><title>Skillet cornbread - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Skillet cornbread</h1><p>A family favourite, ready in no time.</p><h2>Ingredients</h2><pre>1 c. cornmeal
1 c. flour
1 T. baking powder
1/2 t. salt
2 eggs</pre><h2>Directions</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= qty-divs | Roast cauliflower
> 2 tbsp tahini
> 1 cauliflower (large)
> ½ tsp sumac
<!doctype html><html lang="en"><head><title>Roast cauliflower - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Roast cauliflower</h1><p>A family favourite, ready in no time.</p><div class="recipe-ingredients"><h2>Ingredients</h2><div class="ingredient"><span class="qty">2</span><span class="unit">tbsp</span><span class="food">tahini</span></div><div class="ingredient"><span class="qty">1</span><span class="unit"></span><span class="food">cauliflower</span><span class="note"> (large)</span></div><div class="ingredient"><span class="qty">½</span><span class="unit">tsp</span><span class="food">sumac</span></div></div><div class="recipe-steps"><h2>Steps</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></div></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= strong-amounts | Shrimp curry
> 3/4 cup coconut milk
> 1 lb shrimp [peeled]
> 2 Tbsp red curry paste
> Jasmine rice, to serve
<!doctype html><html lang="en"><head><title>Shrimp curry - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Shrimp curry</h1><p>A family favourite, ready in no time.</p><h2>Ingredients</h2><ul><li><strong>3/4 cup</strong> coconut milk</li><li><strong>1 lb</strong> shrimp [peeled]</li><li><strong>2 Tbsp</strong> red curry paste</li><li>Jasmine rice, to serve</li></ul><h2>Instructions</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= three-cells | Tabbouleh
> 2 cups bulgur
> 1 bunch parsley (flat)
> 3 tomatoes
> Salt
<!doctype html><html lang="en"><head><title>Tabbouleh - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Tabbouleh</h1><p>A family favourite, ready in no time.</p><h2>Ingredients</h2><table><tr><td>2</td><td>cups</td><td>bulgur</td></tr><tr><td>1</td><td>bunch</td><td>parsley (flat)</td></tr><tr><td>3</td><td></td><td>tomatoes</td></tr><tr><td></td><td></td><td>Salt</td></tr></table><h2>Method</h2><ol><li>Heat the oven to 180 °C and grease a tin.</li><li>Mix everything and bake for 30 minutes.</li></ol></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
= you-need | Eton mess
> 450g strawberries, hulled
> 300ml double cream
> 4 meringue nests (shop-bought is fine)
> Mint sprigs
<!doctype html><html lang="en"><head><title>Eton mess - Pots</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header><main><h1>Eton mess</h1><p>A family favourite, ready in no time.</p><h3>You&rsquo;ll need</h3><div class="list"><p>450g strawberries, hulled</p><p>300ml double cream</p><p>4 meringue nests (shop-bought is fine)</p><p>Mint sprigs</p></div><h3>Here&rsquo;s how</h3><div><p>Crush half of the strawberries with a fork.</p><p>Whip the cream and fold all together.</p></div></main><aside><h2>More recipes</h2><ul><li><a href="/a">2 cups of joy</a></li><li><a href="/b">Lemon tart</a></li></ul></aside><section id="comments"><h2>3 comments</h2><ol><li><p>Mary: I used 2 cups sugar instead, lovely!</p></li><li><p>Bob: 5 stars</p></li></ol></section><footer><p>© 2024 Somebody</p></footer></body></html>
`
