import { admin } from '@larder/contract/admin'
import { household } from '@larder/contract/household'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { saveInstallation } from '../../db/queries/installation'
import { householdPhotos } from '../../db/tables/my-recipes'
import { newId } from '../../secrets'
import type { Cook } from '../../testing/a-cook'
import { aDraft } from '../../testing/a-saved-recipe'
import { samplePhoto } from '../../testing/kitchens/a-scanning-kitchen'
import { type AdminTestApp, anAdminApp } from '../../testing/kitchens/an-admin-app'

let app: AdminTestApp
let bo: Cook
let recipeId: number
beforeAll(async () => {
  app = await anAdminApp(inject('cluster'))
  bo = await app.cook('Bo')
  recipeId = (await app.call(recipes.create, { body: aDraft({ title: 'Soup' }) }, { token: bo.token })).body
    .data.id
})
afterAll(() => app.close())

const addPhoto = () =>
  app.call(
    myRecipes.addPhoto,
    { params: { id: recipeId }, query: {}, picture: samplePhoto },
    { token: bo.token },
  )
const limit = (photoMegabytes: number) => saveInstallation(app.db, { photoMegabytes })

test('a household keeps photos within the space that the operator gives it', async () => {
  expect((await addPhoto()).status).toBe(201)
  const { id: householdId } = (await app.call(household.current, {}, { token: bo.token })).body.data
  const bytes = Buffer.alloc(999_999)
  await app.db.insert(householdPhotos).values({
    ...{ id: newId(), householdId, recipeId, page: bytes, card: Buffer.alloc(1) },
    ...{ width: 1, height: 1, place: 0, createdAt: app.now() },
  })
  await limit(1)
  const refused = await addPhoto()
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'photos-full'])
  const set = await app.call(
    myRecipes.setPicture,
    { params: { id: recipeId }, picture: samplePhoto },
    { token: bo.token },
  )
  expect(set.body.error?.code).toBe('photos-full')
  await limit(3)
  expect((await addPhoto()).status).toBe(201)
  await limit(0)
  expect((await addPhoto()).status).toBe(201)
})

test('admins see whose photos take most space, and nothing of what they show', async () => {
  app.passSeconds(61)
  const { body } = await app.call(admin.storage, {}, { token: app.ada.token })
  const [first] = body.data.households
  expect(first).toMatchObject({ owner: 'Bo', email: bo.email, photos: 1, bytes: 1_000_000 })
  expect(body.data.bytes).toBeGreaterThan(1_000_000)
})
