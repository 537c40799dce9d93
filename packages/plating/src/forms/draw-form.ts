import type { Canvas } from '../drawing/canvas'
import type { DishForm, DoughCut, PictureDescription } from '../picture-description'
import { drawBatterPuddings, drawFoldedCrepes } from './bakes/batters'
import { drawBars, drawCookies } from './bakes/biscuits'
import { drawBuns, drawMeringue, drawMuffins } from './bakes/buns'
import { drawCake, drawLoaf } from './bakes/cakes'
import { drawFlatCakes, drawPancakes } from './bakes/pancakes'
import { drawPie } from './bakes/pies'
import { drawPizza } from './bakes/pizzas'
import { drawCurry, drawNoodleSoup, drawPorridge, drawRisotto, drawSoup, drawStew } from './bowls'
import { drawBurger } from './burgers'
import { drawEggsInPan, drawFrittata, drawOmelette, drawPanBread } from './egg-pans'
import { drawDumplings, drawEggHalves, drawEggPlate } from './eggs-and-dumplings'
import { drawFilled, drawFruitHalves, drawLettuceCups } from './filled-halves'
import { drawCreamGlass, drawIceCream, drawLollies } from './glasses/chilled-desserts'
import { drawColdDrink, drawHotDrink, drawSmoothie } from './glasses/drinks'
import { drawJar } from './glasses/jars'
import { drawCrumble, drawGratin } from './gratins'
import {
  drawLongPasta,
  drawRiceDish,
  drawSections,
  drawShellfishPot,
  drawShortPasta,
  drawSnackBowl,
  drawStirFry,
} from './heaps'
import { drawLaidSlices } from './laid-slices'
import { drawMash } from './mash'
import { drawPlatedMain, drawSheetPan } from './plated-mains'
import { drawFritters, drawRoast, drawSkewers } from './roasts'
import { drawDip, drawRolls } from './rolls-and-dips'
import { drawSalad } from './salads'
import { drawSandwich } from './sandwich'
import {
  drawBreadPudding,
  drawFoldedTortillas,
  drawRiceTriangles,
  drawRolledInDish,
  drawStrudel,
  drawTornPancake,
} from './shaped-doughs'
import { drawTacos, drawToast } from './toasts-and-tacos'

const drawers: Record<DishForm, (c: Canvas, description: PictureDescription) => void> = {
  soup: drawSoup,
  'clear-soup': drawSoup,
  'noodle-soup': drawNoodleSoup,
  stew: drawStew,
  curry: drawCurry,
  salad: drawSalad,
  'laid-slices': drawLaidSlices,
  'composed-plate': drawSections,
  'grain-bowl': drawSections,
  'long-pasta': drawLongPasta,
  'short-pasta': drawShortPasta,
  'baked-pasta': drawGratin,
  risotto: drawRisotto,
  'rice-dish': drawRiceDish,
  'stir-fry': drawStirFry,
  'sheet-pan': drawSheetPan,
  roast: drawRoast,
  'plated-main': drawPlatedMain,
  'shellfish-pot': drawShellfishPot,
  burger: drawBurger,
  sandwich: drawSandwich,
  toast: drawToast,
  taco: drawTacos,
  wrap: drawRolls,
  'lettuce-cups': drawLettuceCups,
  pizza: drawPizza,
  flatbread: drawPizza,
  pie: drawPie,
  turnovers: drawDumplings,
  quiche: drawPie,
  omelette: drawOmelette,
  frittata: drawFrittata,
  'eggs-in-pan': drawEggsInPan,
  'egg-plate': drawEggPlate,
  'egg-halves': drawEggHalves,
  pancakes: drawPancakes,
  'flat-cakes': drawFlatCakes,
  porridge: drawPorridge,
  dumplings: drawDumplings,
  skewers: drawSkewers,
  rolls: drawRolls,
  'pastry-rolls': drawRolls,
  gratin: drawGratin,
  'filled-vegetables': drawFilled,
  fritters: drawFritters,
  mash: drawMash,
  vegetables: drawStirFry,
  cake: drawCake,
  loaf: drawLoaf,
  tart: drawPie,
  crumble: drawCrumble,
  cookies: drawCookies,
  bars: drawBars,
  muffins: drawMuffins,
  buns: drawBuns,
  bread: drawLoaf,
  truffles: drawBuns,
  meringue: drawMeringue,
  'fruit-dessert': drawFruitHalves,
  'ice-cream': drawIceCream,
  lollies: drawLollies,
  'cream-glass': drawCreamGlass,
  smoothie: drawSmoothie,
  'cold-drink': drawColdDrink,
  'hot-drink': drawHotDrink,
  dip: drawDip,
  jar: drawJar,
  'snack-bowl': drawSnackBowl,
}

/** Shapes that make another picture of a form. */
const shapedDrawers: Partial<Record<DishForm, Partial<Record<DoughCut, (typeof drawers)[DishForm]>>>> = {
  rolls: { triangle: drawRiceTriangles },
  pancakes: { torn: drawTornPancake },
  pie: { rolled: drawStrudel },
  'baked-pasta': { rolled: drawRolledInDish },
  flatbread: { triangle: drawFoldedTortillas },
  crumble: { triangle: drawBreadPudding },
  'flat-cakes': { triangle: drawFoldedCrepes },
  muffins: { ring: drawBatterPuddings },
  frittata: { loaf: drawPanBread },
}

/** Draws a dish in its vessel. */
export function drawForm(c: Canvas, description: PictureDescription): void {
  const { form, cut } = description
  const draw = shapedDrawers[form]?.[cut] ?? drawers[form]
  draw(c, description)
}
