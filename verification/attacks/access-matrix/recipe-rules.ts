import { randomUUID } from 'node:crypto'
import type { imports } from '@larder/contract/imports'
import type { myRecipes } from '@larder/contract/my-recipes'
import type { recipes } from '@larder/contract/recipes'
import { aDraft } from '../../../apps/server/src/testing/a-saved-recipe'
import { samplePhoto } from '../../../apps/server/src/testing/kitchens/a-scanning-kitchen'
import type { AccessRules } from './access-rule'
import { privateMarker } from './marker-words'
import type { MatrixApp } from './matrix-app'

const nothing = () => ({})
const reading = { key: 'recipes:read' } as const
const writing = { key: 'recipes:write' } as const
/** A recipe that only its cook and their household see. */
const ofHome = { about: 'thing', gone: 'recipe-not-found' } as const
const seenAtHome = { about: 'shared', gone: 'recipe-not-found' } as const
const ofMara = { about: 'personal', gone: 'recipe-not-found' } as const
const aRecipe = async ({ make }: MatrixApp) => ({ params: { id: (await make.recipe()).id } })

/** A photo that the household keeps of one of its dishes. */
async function aPhoto({ make, now }: MatrixApp) {
  const { id } = await make.recipe()
  const picture = randomUUID()
  await make.one(
    `insert into household_photos
      select $1, m.household_id, r.id, null, '', '', 1, 1, 0, null, $3
      from recipes r join household_members m on m.account_id = r.account_id where r.id = $2 limit 1`,
    picture,
    id,
    now(),
  )
  return { params: { id, picture } }
}

export const recipeAccess: AccessRules<typeof recipes> = {
  search: { about: 'open', ...reading, shows: 'public', ask: () => ({ query: { size: 100 } }) },
  groups: { about: 'open', ...reading, shows: 'public', ask: () => ({ query: { each: 24 } }) },
  top: { about: 'open', ...reading, shows: 'public', ask: () => ({ query: { limit: 24 } }) },
  get: { ...seenAtHome, ...reading, ask: async (matrix) => ({ ...(await aRecipe(matrix)), query: {} }) },
  // For anyone who was told its digest, which says as much as the picture shows.
  drawnPicture: {
    about: 'open',
    ...reading,
    async ask({ make }) {
      await make.recipe()
      const digest = await make.one<string>(
        `select drawn->>'digest' from recipes where drawn is not null and removed_at is null limit 1`,
      )
      return { params: { digest }, query: { size: '320' } }
    },
  },
  create: { about: 'self', ...writing, ask: () => ({ body: aDraft() }) },
  update: {
    ...ofMara,
    ...writing,
    async ask({ make }) {
      const { id, version } = await make.recipe()
      return { params: { id }, body: { ...aDraft(), version } }
    },
  },
  remove: { ...ofMara, ...writing, ask: aRecipe },
  versions: { ...seenAtHome, ...reading, ask: async (matrix) => ({ ...(await aRecipe(matrix)), query: {} }) },
  favourite: {
    ...ofHome,
    ...writing,
    ask: async (matrix) => ({ ...(await aRecipe(matrix)), body: { favourite: true } }),
  },
  rate: {
    ...ofHome,
    ...writing,
    ask: async (matrix) => ({ ...(await aRecipe(matrix)), body: { stars: 5 } }),
  },
  substitutes: {
    ...seenAtHome,
    ...reading,
    ask: async ({ make }) => ({ params: { id: (await make.recipe()).id, place: 0 }, query: {} }),
  },
}

export const myRecipeAccess: AccessRules<typeof myRecipes> = {
  list: { about: 'self', ...reading, ask: () => ({ query: { size: 100 } }) },
  stats: { about: 'self', ...reading, ask: nothing },
  open: { ...ofMara, ...reading, ask: aRecipe },
  bringBack: {
    ...ofMara,
    ...writing,
    async ask({ make, now }) {
      const { id } = await make.recipe()
      await make.one('update recipes set removed_at = $2 where id = $1', id, now())
      return { params: { id } }
    },
  },
  publish: {
    ...ofMara,
    ...writing,
    async ask({ make }) {
      await make.one(`delete from posts where state = 'waiting'`)
      return { params: { id: (await make.recipe()).id }, body: { community: 'desserts', introduction: '' } }
    },
  },
  unpublish: {
    ...ofMara,
    ...writing,
    ask: async ({ make }) => ({ params: { id: (await make.post()).recipe } }),
  },
  unfinished: { about: 'self', ...reading, ask: () => ({ params: { id: 0 } }) },
  keepForm: {
    ...ofMara,
    ...writing,
    ask: async (matrix) => ({ ...(await aRecipe(matrix)), body: { form: { title: privateMarker } } }),
  },
  dropForm: { about: 'self', ...writing, ask: () => ({ params: { id: 1 } }) },
  setPicture: {
    ...ofMara,
    ...writing,
    ask: async (matrix) => ({ ...(await aRecipe(matrix)), picture: samplePhoto }),
  },
  removePicture: { ...ofMara, ...writing, ask: aRecipe },
  addPhoto: {
    ...ofHome,
    ...writing,
    ask: async (matrix) => ({ ...(await aRecipe(matrix)), query: {}, picture: samplePhoto }),
  },
  arrangePhoto: {
    ...ofHome,
    ...writing,
    ask: async (matrix) => ({ ...(await aPhoto(matrix)), body: { first: true } }),
  },
  removePhoto: { ...ofHome, ...writing, ask: aPhoto },
  // For anyone who was told its address.
  picture: {
    about: 'open',
    ...reading,
    async ask({ make }) {
      const { rows } = {
        rows: await make.one<string>(`select id || ' ' || recipe_id from recipe_pictures limit 1`),
      }
      const [picture = '', id = ''] = rows.split(' ')
      return { params: { id, picture }, query: { size: 'card' } }
    },
  },
  view: { ...ofHome, ...writing, ask: aRecipe },
  exportOne: {
    ...seenAtHome,
    ...reading,
    ask: async (matrix) => ({ ...(await aRecipe(matrix)), query: { format: 'cooklang' } }),
  },
  exportAll: { about: 'self', key: null, ask: nothing },
}

const found = { about: 'personal', gone: 'import-not-found' } as const
const anImport = async ({ make }: MatrixApp) => ({ params: { id: await make.import() } })
const pasted = 'Toast\n\nIngredients\n2 slices bread\n10 g butter\n\nMethod\nToast the bread and butter it.'

export const importAccess: AccessRules<typeof imports> = {
  fromAddress: {
    about: 'self',
    ...writing,
    ask: () => ({ body: { id: randomUUID(), address: 'https://recipes.example/toast' } }),
  },
  fromText: { about: 'self', ...writing, ask: () => ({ body: { id: randomUUID(), text: pasted } }) },
  fromFile: {
    about: 'self',
    ...writing,
    ask: () => ({ params: { id: randomUUID() }, query: { name: 'toast.txt' }, file: Buffer.from(pasted) }),
  },
  list: { about: 'self', ...reading, ask: nothing },
  get: { ...found, ...reading, ask: anImport },
  found: { ...found, ...reading, ask: async (matrix) => ({ ...(await anImport(matrix)), query: {} }) },
  fix: {
    ...found,
    ...writing,
    ask: async ({ make }) => ({ params: { id: await make.import(), place: 0 }, body: { draft: aDraft() } }),
  },
  keep: { ...found, ...writing, ask: async (matrix) => ({ ...(await anImport(matrix)), body: {} }) },
  remove: { ...found, ...writing, ask: anImport },
}
