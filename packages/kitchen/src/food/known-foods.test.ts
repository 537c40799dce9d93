import { describe, expect, test } from 'vitest'
import type { Allergen } from '../diet/allergen'
import type { Food, Trait } from './food'
import { foodById } from './food'

function food(id: string): Food {
  const found = foodById(id)
  if (!found) throw new Error(`no food ${id}`)
  return found
}

describe('well-known allergens', () => {
  const contains: readonly (readonly [string, ...Allergen[]])[] = [
    ['soy-sauce', 'soy', 'gluten'],
    ['worcestershire-sauce', 'fish'],
    ['pesto', 'dairy', 'nuts'],
    ['oyster-sauce', 'shellfish', 'soy', 'gluten'],
    ['hoisin-sauce', 'soy', 'gluten', 'sesame'],
    ['imitation-crab', 'fish', 'eggs', 'gluten'],
    ['tahini', 'sesame'],
    ['hummus', 'sesame'],
    ['halva', 'sesame'],
    ['couscous', 'gluten'],
    ['bulgur', 'gluten'],
    ['seitan', 'gluten'],
    ['malt-powder', 'gluten'],
    ['beer', 'gluten'],
    ['pearl-barley', 'gluten'],
    ['soba-noodles', 'gluten'],
    ['casein', 'dairy'],
    ['whey', 'dairy'],
    ['ghee', 'dairy'],
    ['marzipan', 'nuts'],
    ['nougat', 'nuts', 'eggs'],
    ['chocolate-hazelnut-spread', 'nuts', 'dairy', 'soy'],
    ['mayonnaise', 'eggs'],
    ['meringue', 'eggs'],
    ['custard', 'eggs', 'dairy'],
    ['red-wine', 'sulfites'],
    ['dried-apricots', 'sulfites'],
    ['caesar-dressing', 'fish', 'eggs', 'dairy'],
    ['fish-sauce', 'fish'],
    ['shrimp-paste', 'shellfish'],
    ['squid', 'shellfish'],
    ['clams', 'shellfish'],
    ['gochujang', 'soy', 'gluten', 'nightshades'],
    ['miso', 'soy'],
    ['tofu-skin', 'soy'],
    ['peanut-sauce', 'peanuts'],
    ['bombay-mix', 'peanuts'],
    ['potato-gnocchi', 'gluten', 'nightshades'],
    ['ketchup', 'nightshades'],
    ['paprika', 'nightshades'],
    ['chili-powder', 'nightshades'],
    ['goji-berries', 'nightshades'],
    ['tomatillo', 'nightshades'],
    ['msg', 'msg'],
    ['brioche', 'gluten', 'eggs', 'dairy'],
    ['zaatar', 'sesame'],
  ]
  test.each(contains)('%s contains %s %s %s', (id, ...allergens) => {
    for (const allergen of allergens) expect(food(id).contains).toContain(allergen)
  })

  const often: readonly (readonly [string, ...Allergen[]])[] = [
    ['chicken-bouillon-cube', 'gluten', 'msg', 'soy'],
    ['stock', 'gluten', 'msg', 'soy'],
    ['pork-sausage', 'gluten', 'sulfites'],
    ['thai-red-curry-paste', 'shellfish', 'fish'],
    ['kimchi', 'fish', 'shellfish'],
    ['margarine', 'dairy', 'soy'],
    ['naan', 'dairy'],
    ['soy-sauce', 'msg'],
    ['potato-chips', 'msg'],
    ['rolled-oats', 'gluten'],
    ['imitation-crab', 'shellfish'],
    ['tamari', 'gluten'],
    ['dark-chocolate', 'dairy', 'soy', 'nuts'],
    ['curry-powder', 'nightshades'],
    ['granola', 'nuts', 'gluten'],
    ['worcestershire-sauce', 'gluten', 'soy'],
    ['puff-pastry', 'dairy', 'eggs'],
    ['shrimp', 'sulfites'],
    ['leftovers', 'nuts', 'peanuts', 'gluten', 'dairy'],
  ]
  test.each(often)('%s often contains %s %s %s', (id, ...allergens) => {
    for (const allergen of allergens) expect(food(id).often).toContain(allergen)
  })

  const free: readonly (readonly [string, ...Allergen[]])[] = [
    ['almond-milk', 'dairy'],
    ['coconut', 'nuts'],
    ['canned-coconut-milk', 'nuts', 'dairy'],
    ['peanut-butter', 'dairy', 'nuts'],
    ['butternut-squash', 'dairy', 'nuts'],
    ['buckwheat-groats', 'gluten'],
    ['quinoa', 'gluten'],
    ['sweet-potato', 'nightshades'],
    ['black-pepper', 'nightshades'],
    ['water-chestnuts', 'nuts'],
    ['nutmeg', 'nuts'],
    ['cream-of-tartar', 'dairy'],
    ['eggplant', 'eggs'],
    ['oyster-mushroom', 'shellfish'],
    ['rice-noodles', 'gluten'],
  ]
  test.each(free)('%s is free of %s %s', (id, ...allergens) => {
    for (const allergen of allergens)
      expect([...food(id).contains, ...food(id).often]).not.toContain(allergen)
  })
})

describe('well-known traits', () => {
  const has: readonly (readonly [string, ...Trait[]])[] = [
    ['unflavored-gelatin', 'meat'],
    ['lard', 'meat'],
    ['chicken-broth', 'meat'],
    ['marshmallows', 'meat', 'sugar'],
    ['bacon', 'red-meat', 'processed-meat'],
    ['deli-turkey', 'processed-meat'],
    ['venison', 'red-meat'],
    ['parmesan', 'rennet', 'dairy'],
    ['gruyere', 'rennet'],
    ['honey', 'honey'],
    ['quinoa', 'grain'],
    ['beer', 'grain', 'alcohol'],
    ['cornstarch', 'grain'],
    ['green-beans', 'legume'],
    ['peanuts', 'legume'],
    ['canola-oil', 'seed-oil'],
    ['mayonnaise', 'seed-oil', 'egg'],
    ['cola', 'sugar', 'processed'],
    ['vanilla-ice-cream', 'sugar', 'dairy'],
    ['mirin', 'alcohol'],
    ['anchovies', 'fish'],
    ['mussels', 'shellfish'],
  ]
  test.each(has)('%s has %s %s', (id, ...traits) => {
    for (const trait of traits) expect(food(id).traits).toContain(trait)
  })

  const lacks: readonly (readonly [string, ...Trait[]])[] = [
    ['chicken-breast', 'red-meat', 'processed-meat'],
    ['olive-oil', 'seed-oil'],
    ['potato', 'grain', 'sugar'],
    ['tapioca-flour', 'grain'],
    ['coconut-oil', 'seed-oil'],
    ['salted-butter', 'meat'],
    ['white-sugar', 'meat', 'dairy'],
    ['vegetable-broth', 'meat'],
    ['agar-agar', 'meat'],
    ['vegan-cheddar', 'dairy', 'rennet'],
  ]
  test.each(lacks)('%s lacks %s %s', (id, ...traits) => {
    for (const trait of traits) expect(food(id).traits).not.toContain(trait)
  })

  test('cheese is often made with rennet, and stock often with meat', () => {
    expect(food('cheddar-cheese').oftenTraits).toContain('rennet')
    expect(food('stock').oftenTraits).toContain('meat')
    expect(food('paneer').oftenTraits).not.toContain('rennet')
  })
})
