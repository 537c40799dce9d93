import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { imports } from '@larder/contract/imports'
import { myRecipes } from '@larder/contract/my-recipes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aSavedRecipe } from '../../apps/server/src/testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../apps/server/src/testing/kitchens/a-kitchen'
import { samplePhoto } from '../../apps/server/src/testing/kitchens/a-scanning-kitchen'

let kitchen: TestKitchen
let as: { token: string }
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  as = { token: kitchen.ana.token }
})
afterAll(() => kitchen.close())

const script = '<script>alert(document.domain)</script>'

test('a photo that is a page or an archive as well is a photo and nothing else afterwards', async () => {
  const both = Buffer.concat([samplePhoto, Buffer.from(`${script}PK\x03\x04`)])
  const set = await kitchen.call(account.setAvatar, { picture: both }, as)
  const id = set.body.data.avatar ?? ''
  const recipe = await aSavedRecipe(kitchen.db, {}, kitchen.ana)
  const { data } = (
    await kitchen.call(myRecipes.setPicture, { params: { id: recipe.id }, picture: both }, as)
  ).body
  for (const url of [
    buildEndpointUrl(account.avatar, { params: { id } }),
    buildEndpointUrl(myRecipes.picture, {
      params: { id: recipe.id, picture: data.id },
      query: { size: 'page' },
    }),
  ]) {
    // However it is asked for, it says what it is, and is taken for nothing else.
    const { rawPayload, headers } = await kitchen.app.inject({ url, headers: { accept: 'text/html' } })
    expect(rawPayload.includes('script')).toBe(false)
    expect(rawPayload.includes('PK\x03\x04')).toBe(false)
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
  }
})

test.each(['../../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', 'a\u0000.zip', '<b>x</b>.txt', 'CON'])(
  'a file called %j is a file, and its name a word',
  async (name) => {
    const id = randomUUID()
    const { statusCode } = await kitchen.app.inject({
      method: 'POST',
      url: buildEndpointUrl(imports.fromFile, { params: { id }, query: { name } }),
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${as.token}` },
      payload: 'Toast\n\nIngredients\n2 slices bread\n10 g butter\n\nMethod\nToast the bread.',
    })
    expect(statusCode).toBeLessThan(500)
    const { status, body } = await kitchen.call(imports.get, { params: { id } }, as)
    if (status === 200) expect(body.data.name).not.toMatch(/[/\\\p{Cc}]/u)
  },
)
