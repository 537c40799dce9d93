import { randomUUID } from 'node:crypto'
import type { inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import type { AccessRules } from './access-rule'
import type { MatrixApp } from './matrix-app'

const nothing = () => ({})
const reading = { about: 'kitchen', key: 'kitchen:read', ask: nothing } as const
const item = { about: 'thing', gone: 'item-not-found', key: 'kitchen:write' } as const
const aLot = async ({ make }: MatrixApp) => ({ params: { id: (await make.lot()).id } })

export const inventoryAccess: AccessRules<typeof inventory> = {
  list: reading,
  get: { ...item, key: 'kitchen:read', ask: aLot },
  create: {
    about: 'kitchen',
    key: 'kitchen:write',
    ask: () => ({ body: { name: 'Milk', amount: '1', unit: 'l' } }),
  },
  createTyped: {
    about: 'kitchen',
    key: 'kitchen:write',
    ask: () => ({ body: { text: 'milk 2l, bread', action: randomUUID() } }),
  },
  update: { ...item, ask: async (matrix) => ({ ...(await aLot(matrix)), body: { amount: '4' } }) },
  remove: { ...item, ask: async (matrix) => ({ ...(await aLot(matrix)), query: {} }) },
  step: { ...item, ask: async (matrix) => ({ ...(await aLot(matrix)), body: { by: 1 } }) },
  take: { ...item, ask: async (matrix) => ({ ...(await aLot(matrix)), body: { amount: '1' } }) },
  waste: { ...item, ask: async (matrix) => ({ ...(await aLot(matrix)), body: { reason: 'spoiled' } }) },
  move: { ...item, ask: async (matrix) => ({ ...(await aLot(matrix)), body: { to: 'freezer' } }) },
  open: { ...item, ask: async (matrix) => ({ ...(await aLot(matrix)), body: {} }) },
  // What is not there is left untouched, and so is what is somebody else's.
  bulk: {
    about: 'kitchen',
    key: 'kitchen:write',
    ask: async ({ make }) => ({ body: { ids: [(await make.lot()).id], deed: { do: 'remove' } } }),
  },
  history: { ...item, key: 'kitchen:read', ask: async (matrix) => ({ ...(await aLot(matrix)), query: {} }) },
  activity: { ...reading, ask: () => ({ query: { size: 100 } }) },
  undo: {
    ...item,
    gone: 'booking-not-found',
    ask: async ({ make }) => ({ params: { id: (await make.lot()).booking } }),
  },
  overview: reading,
  totals: { about: 'open', key: 'kitchen:read', ask: nothing },
  exportFile: { ...reading, ask: () => ({ query: { format: 'csv' } }) },
  importFile: {
    about: 'kitchen',
    key: 'kitchen:write',
    ask: () => ({ body: { format: 'csv', text: 'name,amount\nMilk,1\n', action: randomUUID() } }),
  },
}

/** Something that needs attention, by its name. */
async function aNotice({ call, make, mara }: MatrixApp): Promise<string> {
  await make.lot()
  const { data } = (await call(notifications.list, {}, { token: mara.token })).body
  const key = data[0]?.key
  if (key === undefined) throw new Error('nothing needs attention')
  return key
}

const device = { endpoint: `https://push.example/${randomUUID()}` }

export const notificationAccess: AccessRules<typeof notifications> = {
  list: reading,
  // A mark on what is not there is nobody's.
  read: {
    about: 'kitchen',
    key: 'kitchen:write',
    ask: async (matrix) => ({ body: { keys: [await aNotice(matrix)] } }),
  },
  snooze: {
    about: 'thing',
    gone: 'notice-not-found',
    key: 'kitchen:write',
    ask: async (matrix) => ({ body: { key: await aNotice(matrix), until: null } }),
  },
  settings: { about: 'self', key: 'kitchen:read', ask: nothing },
  saveSettings: { about: 'self', key: 'kitchen:write', ask: () => ({ body: { email: false } }) },
  push: { about: 'self', key: 'kitchen:read', ask: nothing },
  subscribe: {
    about: 'self',
    key: null,
    but: 'push-not-set-up',
    ask: () => ({ body: { ...device, keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) } } }),
  },
  unsubscribe: { about: 'self', key: null, ask: () => ({ body: device }) },
}
