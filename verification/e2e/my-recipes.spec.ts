import { readFile } from 'node:fs/promises'
import { myRecipes } from '@larder/contract/my-recipes'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { approvePost } from './harness/community-posts'
import { expect, test } from './harness/fixtures'
import { expectAccessible } from './harness/page-conditions'

const write = async (page: Page, given: Readonly<Record<string, string>>) => {
  const form = page.getByRole('form')
  for (const [label, text] of Object.entries(given)) await form.getByLabel(label, { exact: true }).fill(text)
}
const soup = {
  Title: 'Lentil Soup',
  Description: 'Warm and quick.',
  'Prep Time': '10 min',
  'Cook Time': '25 min',
  Servings: '4',
  Ingredients: '250 g red lentils\n1 onion\n2 blorps of glimmer',
  Instructions: 'Chop the onion.\nSimmer the lentils with the onion.',
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

test('[REC-01] a visitor is asked in', async ({ page }) => {
  await page.goto('/my-recipes')
  await expect(page.getByText('Please log in to manage your recipes')).toBeVisible()
})

test('[REC-02] [REC-03] [REC-04] a recipe from the first line to the community, and out again', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await page.goto('/my-recipes')
  await expect(page.getByText('No recipes found')).toBeVisible()
  await expect(page.getByText('Create your first recipe to get started')).toBeVisible()

  await button(page, 'Add New Recipe').first().click()
  const category = page.getByRole('form').getByLabel('Category')
  await expect(category.locator('option')).toHaveCount(8)
  await expect(category).toHaveValue('healthy-eating')
  for (const name of Object.keys(soup))
    await expect(page.getByRole('form').getByLabel(name, { exact: true })).toHaveAttribute('required', '')
  await button(page, 'Save as Draft').click()
  await expect(page.getByRole('form').getByLabel('Title')).toBeFocused()
  await write(page, soup)
  // What was understood is said while it is written, and what was not.
  await expect(page.getByText(/glimmer.*was not understood/)).toBeVisible()
  // Half a recipe outlives a reload.
  await expect(page.getByText('Saved as you write.')).toBeVisible()
  await page.reload()
  await button(page, /Continue/).click()
  await expect(page.getByRole('form').getByLabel('Title')).toHaveValue('Lentil Soup')
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5632a' } })
    .withExif({ IFD0: { Copyright: 'Ana' } })
    .jpeg()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer: photo })
  await button(page, 'Publish Recipe').click()
  await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible()

  const dialog = page.getByRole('dialog', { name: 'Publish Recipe' })
  await dialog.getByLabel('Community').selectOption('quick-meals')
  await dialog.getByLabel(/^Introduction/).fill('For rainy Sundays.')
  await dialog.getByRole('button', { name: 'Submit it' }).click()
  await expect(card(page, 'Lentil Soup').getByText('Waiting for an admin')).toBeVisible()
  await expect(card(page, 'Lentil Soup').getByRole('img').first()).toBeVisible()

  await approvePost(server, 'Lentil Soup')
  await page.reload()
  await expect(card(page, 'Lentil Soup').getByText('Published')).toBeVisible()
  await page.getByRole('link', { name: 'Edit Lentil Soup' }).click()
  await expect(page.getByText(/until an admin has reviewed/)).toBeVisible()
  await write(page, { Title: 'Red Lentil Soup' })
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Changes waiting for an admin')).toBeVisible()
  await expect(card(page, 'Lentil Soup')).toBeVisible()

  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByText('Try a different search term')).toBeVisible()
  for (const words of ['LENTIL', 'warm']) {
    await page.getByRole('searchbox').fill(words)
    await expect(card(page, 'Lentil Soup')).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Your recipes in figures' })).toHaveText(
    /^Recipes1Published1Views\d+Likes0$/,
  )
  await expect(page.getByRole('link', { name: 'View Lentil Soup' })).toHaveAttribute(
    'href',
    /^\/recipe\/details\/\d+$/,
  )

  await button(page, 'Export Lentil Soup').click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Cooklang' }).click()
  const file = await (await saving).path()
  expect(await readFile(file, 'utf8')).toContain('@red lentils{250%g}')

  await button(page, 'Delete Lentil Soup').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this recipe?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, 'Lentil Soup')).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(card(page, 'Lentil Soup')).toBeVisible()
  expect(await server.data(myRecipes.stats, {}, cook)).toMatchObject({
    recipes: 1,
    published: 1,
  })

  // The form is empty again; a draft closes it and stands on top of the list.
  await button(page, 'Add New Recipe').first().click()
  await expect(page.getByRole('form').getByLabel('Title')).toHaveValue('')
  await write(page, { ...soup, Title: 'Onion Soup' })
  await button(page, 'Save as Draft').click()
  await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toContainText(/Draft.*Onion Soup/)

  await button(page, 'Add New Recipe').first().click()
  await expectAccessible(page)
})

test('a recipe is brought in, set right and kept; all go out as one archive that comes in again', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await page.goto('/my-recipes/import?text=Look%20https%3A%2F%2Fexample.invalid%2Fsoup')
  await expect(page.getByLabel('Address of the recipe')).toHaveValue('https://example.invalid/soup')
  await page.getByRole('radio', { name: 'Text' }).check()
  await page
    .getByLabel('The recipe')
    .fill(
      'Omelette\nServes 2\n\nIngredients\n3 eggs\nsalt and pepper\n\nSteps\n1. Beat the eggs.\n2. Fry them.',
    )
  await button(page, 'Read the text').click()
  await expect(page.getByRole('heading', { name: '1 recipe from Pasted text' })).toBeFocused()
  await button(page, 'Make it salt + pepper').click()
  await expect(page.getByText('salt and pepper')).toHaveCount(0)
  await button(page, 'Keep').click()
  await expect(page.getByText('Kept as a draft', { exact: true })).toBeVisible()

  await page.goto('/my-recipes')
  const saving = page.waitForEvent('download')
  await button(page, /^Export all/).click()
  const archive = await (await saving).path()
  await page.goto('/my-recipes/import')
  await page.getByRole('radio', { name: 'File' }).check()
  await page.getByLabel('File to import').setInputFiles(archive)
  await expect(page.getByText('You have this one already')).toBeVisible()
  expect(await server.data(myRecipes.stats, {}, cook)).toMatchObject({ recipes: 1 })
})

test('a page that a bookmark sends is offered, and read when its cook says so', async ({
  signedIn: page,
  context,
  server,
}) => {
  await page.goto('/my-recipes/import')
  const bookmark = page.getByRole('link', { name: 'Save to Larder' })
  await expect(bookmark).toHaveAttribute('href', /^javascript:/)
  const code = await bookmark.getAttribute('href')
  const elsewhere = 'http://kitchen.example/pancakes'
  const body = `<h1>Pancakes</h1><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Pancakes',
    recipeIngredient: ['200 g flour', '2 eggs'],
    recipeInstructions: 'Whisk and fry.',
  })}</script>`
  await context.route('http://kitchen.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  const other = await context.newPage()
  await other.goto(elsewhere)
  const opening = context.waitForEvent('page')
  await other.evaluate((script) => {
    // As the browser does with a bookmark that was pressed.
    window.location.href = script
  }, code ?? '')
  const opened = await opening
  await expect(opened).toHaveURL(`${server.url}/my-recipes/import?from=${encodeURIComponent(elsewhere)}`)
  await expect(opened.getByText('kitchen.example').first()).toBeVisible()
  await opened.getByRole('button', { name: 'Read it' }).click()
  await expect(opened.getByRole('heading', { name: 'Pancakes' })).toBeVisible()
})
