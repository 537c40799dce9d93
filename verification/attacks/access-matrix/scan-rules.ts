import { randomUUID } from 'node:crypto'
import type { fridge } from '@larder/contract/fridge'
import type { scan } from '@larder/contract/scan'
import { hashSecret } from '../../../apps/server/src/secrets'
import { aTinyPicture as anotherPicture } from '../../../apps/server/src/testing/kitchens/a-fridge'
import { samplePhoto } from '../../../apps/server/src/testing/kitchens/a-scanning-kitchen'
import type { AccessRules } from './access-rule'
import { knownBarcode } from './fill-household'
import { householdMarker } from './marker-words'
import type { MatrixApp } from './matrix-app'

const nothing = () => ({})
const reading = { about: 'kitchen', key: 'kitchen:read' } as const
const changing = { about: 'kitchen', key: 'kitchen:write' } as const
const anew = { about: 'self', key: 'kitchen:write' } as const
const seen = { about: 'thing', gone: 'scan-not-found' } as const
const aScan = async ({ make }: MatrixApp) => ({ params: { id: await make.scan() } })

export const scanAccess: AccessRules<typeof scan> = {
  allowance: { about: 'self', key: 'kitchen:read', ask: nothing },
  // Named by the device: everybody has names of their own.
  photo: { ...anew, ask: () => ({ query: { scan: randomUUID(), keep: 'false' }, picture: samplePhoto }) },
  receipt: { ...anew, ask: () => ({ query: { scan: randomUUID(), keep: 'false' }, picture: samplePhoto }) },
  receiptText: { ...anew, ask: () => ({ body: { scan: randomUUID(), text: 'MILK 1.20\nTOTAL 1.20' } }) },
  // What this household says the code is, is nobody else's answer.
  barcode: { ...anew, ask: () => ({ body: { scan: randomUUID(), code: knownBarcode } }) },
  label: {
    ...{ about: 'self', key: 'kitchen:write' },
    ask: () => ({ query: { name: 'Oats' }, picture: samplePhoto }),
  },
  barcodeDigits: { about: 'self', key: 'kitchen:write', ask: () => ({ picture: samplePhoto }) },
  packDate: { about: 'self', key: 'kitchen:write', ask: () => ({ picture: samplePhoto }) },
  list: { ...reading, ask: () => ({ query: { size: 100 } }) },
  get: { ...seen, key: 'kitchen:read', ask: aScan },
  picture: { ...seen, key: 'kitchen:read', ask: async (home) => ({ ...(await aScan(home)), query: {} }) },
  addPhoto: {
    ...seen,
    key: 'kitchen:write',
    ask: async (home) => ({
      ...(await aScan(home)),
      query: { photo: randomUUID(), keep: 'false' },
      picture: samplePhoto,
    }),
  },
  save: {
    ...seen,
    key: 'kitchen:write',
    ask: async (matrix) => ({
      ...(await aScan(matrix)),
      body: { lines: [{ name: 'Apple', amount: '1', unit: '' }] },
    }),
  },
  drop: { ...seen, key: 'kitchen:write', ask: aScan },
  teach: { ...changing, ask: () => ({ params: { code: '5901234123457' }, body: { name: 'Rye' } }) },
  forget: {
    about: 'thing',
    gone: 'product-not-found',
    key: 'kitchen:write',
    async ask({ make, home, now }) {
      await make.one(
        `insert into products (household_id, gtin, name, amount, unit, category, taught_at)
          select $1, gtin, $2, '1', '', 'Snacks', $3 from (values ('4006381333931'), ('04006381333931')) as v (gtin)
          on conflict do nothing`,
        home,
        `Oats ${householdMarker}`,
        now(),
      )
      return { params: { code: knownBarcode } }
    },
  },
}

const camera = { about: 'thing', gone: 'camera-not-found' } as const
const aCamera = async ({ make }: MatrixApp) => ({ params: { id: await make.camera() } })

export const fridgeAccess: AccessRules<typeof fridge> = {
  cameras: { ...reading, ask: nothing },
  add: {
    about: 'kitchen',
    key: null,
    async ask({ make, cameraId }) {
      await make.one('delete from cameras where id <> $1', cameraId)
      return { body: { name: 'Shelf' } }
    },
  },
  renew: { ...camera, key: null, ask: aCamera },
  // For anyone who reads the code from the screen of somebody who is let in.
  pair: {
    about: 'open',
    key: 'kitchen:write',
    shows: 'everything',
    async ask({ make, now }) {
      const code = Array.from({ length: 8 }, () => 'ABCDEFGH'[Math.floor(Math.random() * 8)]).join('')
      await make.one(
        `with camera as (
          update cameras set code_hash = $2, code_expires_at = $3::timestamptz + interval '1 minute' where id = $1
          returning household_id, code_hash, code_expires_at
        ) insert into household_secrets (household_id, secret_hash, expires_at) select * from camera`,
        await make.camera(),
        hashSecret(code),
        now(),
      )
      return { body: { code } }
    },
  },
  change: {
    ...camera,
    key: 'kitchen:write',
    ask: async (matrix) => ({ ...(await aCamera(matrix)), body: { location: 'pantry' } }),
  },
  revoke: { ...camera, key: null, ask: aCamera },
  upload: {
    about: 'camera',
    key: null,
    ask: async () => ({ picture: await anotherPicture() }),
    after: ({ waitUntilEmpty: untilNone }) => untilNone(`camera_pictures where state = 'waiting'`),
  },
  pictures: {
    ...camera,
    key: 'kitchen:read',
    ask: async ({ make }) => ({ params: { id: (await make.change()).camera }, query: {} }),
  },
  picture: {
    about: 'thing',
    gone: 'no-picture',
    key: 'kitchen:read',
    ask: async ({ make }) => ({ params: { id: (await make.change()).picture } }),
  },
  changes: { ...reading, ask: () => ({ query: { size: 100 } }) },
  decide: {
    about: 'thing',
    gone: 'change-not-found',
    key: 'kitchen:write',
    ask: async ({ make }) => ({ params: { id: (await make.change()).change }, body: { do: 'book' } }),
  },
}
