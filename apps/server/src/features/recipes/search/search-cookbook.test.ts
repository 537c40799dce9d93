import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app'
import { readCookbookFiles } from '../cookbook/cookbook-files'
import { cookbookFolder } from '../cookbook/cookbook-folder'
import { syncCookbook } from '../cookbook/sync-cookbook'

let larder: TestApp
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
  await syncCookbook(larder.serverDb, '2026-11-18T08:00:00.000Z', await readCookbookFiles(cookbookFolder))
}, 120_000)
afterAll(() => larder.close())

/** What people type, and the dishes of which one comes first. */
const dishes: readonly (readonly [string, RegExp])[] = [
  ['lasagne', /Lasagne/],
  ['carbonara', /Carbonara/],
  ['mac and cheese', /Mac and Cheese/],
  ['macaroni cheese', /Mac and Cheese/],
  ['cottage pie', /Cottage Pie/],
  ['fish and chips', /Fish and Chips/],
  ['chicken curry', /Chicken Curry/],
  ['korma', /Korma/],
  ['stir-fry', /Stir-Fry/],
  ['stir fry', /Stir-Fry/],
  ['sweet and sour', /Sweet and Sour/],
  ['chow mein', /Chow Mein/],
  ['thai green curry', /Thai Green Curry/],
  ['tacos', /Tacos/],
  ['burritos', /Burritos/],
  ['quesadillas', /Quesadillas/],
  ['enchiladas', /Enchiladas/],
  ['meatloaf', /Meatloaf/],
  ['sausage and mash', /Sausage and Mash/],
  ['bangers and mash', /Sausage and Mash/],
  ['pizza', /Pizza/],
  ['tuna bake', /Tuna Pasta Bake/],
  ['pesto pasta', /Pesto Pasta/],
  ['stroganoff', /Stroganoff/],
  ['jacket potato', /Jacket Potato/],
  ['chicken noodle soup', /Chicken Noodle Soup/],
  ['tomato soup', /Tomato Soup/],
  ['lentil soup', /Lentil Soup/],
  ['teriyaki', /Teriyaki/],
  ['schnitzel', /Schnitzel/],
  ['scrambled eggs', /Scrambled Eggs/],
  ['hummus', /Hummus/],
  ['falafel', /Falafel/],
  ['turkey curry', /Turkey Curry/],
  ['ham bake', /Ham .*Bake/],
  ['bread pudding', /Bread .*Pudding/],
  ['fried rice', /Fried Rice/],
  ['bubble and squeak', /Bubble and Squeak/],
  ['spaghetti and meatballs', /Spaghetti and Meatballs/],
  ['alfredo', /Alfredo/],
  ['leek and potato soup', /Leek and Potato Soup/],
  ['pumpkin soup', /Pumpkin Soup/],
  ['tetrazzini', /Tetrazzini/],
  ['honey garlic salmon', /Honey Garlic Salmon/],
  ['maultaschen', /Maultaschen/],
  ['labskaus', /Labskaus/],
  ['gyros soup', /Gyros Soup/],
  ['grünkohl', /Grünkohl/],
  ['semolina pudding', /Semolina Pudding/],
  ['broccoli bake', /Broccoli Bake/],
  ['cassoulet', /Cassoulet/],
  ['brandade', /Brandade/],
  ['aligot', /Aligot/],
  ['choucroute', /Choucroute/],
  ['navarin', /Navarin/],
  ['paupiettes', /Paupiettes/],
  ['cordon bleu', /Cordon Bleu/],
  ['salade lyonnaise', /Salade Lyonnaise/],
  ['fish cakes', /Fish Cakes/],
  ['fish fingers', /Fish Fingers/],
  ['chicken nuggets', /Nuggets/],
  ['jalfrezi', /Jalfrezi/],
  ['potato soup', /Potato Soup/],
  ['fricassee', /Fricassee/],
  ['jägerschnitzel', /Jägerschnitzel/],
  ['milchreis', /Milchreis/],
  ['crepes', /Crêpes/],
  ['tartiflette', /Tartiflette/],
  ['blanquette', /Blanquette/],
  ['pot-au-feu', /Pot-au-Feu/],
  ['vegetable lasagne', /Vegetable Lasagne/],
  ['beans on toast', /Beans on Toast/],
  ['gumbo', /Gumbo/],
  ['hotpot', /Hotpot/],
  ['corned beef hash', /Corned Beef Hash/],
  ['sauerbraten', /Sauerbraten/],
  ['zwiebelkuchen', /Zwiebelkuchen/],
  ['rougail', /Rougail/],
  ['pissaladière', /Pissaladière/],
]

test.each(dishes)('%s comes first', async (search, dish) => {
  const { status, body } = await larder.call(recipes.search, { query: { search } })
  expect([status, body.data[0]?.title]).toEqual([200, expect.stringMatching(dish)])
})
