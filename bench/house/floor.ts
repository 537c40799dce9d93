import { fastify } from 'fastify'
import { floorAccount } from '../floor/account'
import { floorCookbook } from '../floor/cookbook'
import { floorShopping } from '../floor/shopping'
import { floorStock } from '../floor/stock'
import { pool } from '../floor/whose'
import { readyFor } from './told-to'

// The least that could answer the same: a bare Fastify, who asks, and the work itself.

export interface Floor {
  url: string
}

const app = fastify()
floorAccount(app)
floorStock(app)
floorShopping(app)
const cookbook = floorCookbook(app)

const floor: Floor = { url: await app.listen({ port: 0, host: '127.0.0.1' }) }
readyFor(floor, async () => {
  await app.close()
  await cookbook.close()
  await pool.end()
})
