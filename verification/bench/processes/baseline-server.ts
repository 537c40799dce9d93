import { fastify } from 'fastify'
import { reportReady } from '../../kit/parent-process'
import { addAccountRoutes } from '../baseline/account-routes'
import { baselinePool } from '../baseline/baseline-session'
import { addCookbookRoutes } from '../baseline/cookbook-routes'
import { addInventoryRoutes } from '../baseline/inventory-routes'
import { addShoppingRoutes } from '../baseline/shopping-routes'
import { usageHandlers } from './program-side'

// The least that could answer the same: a bare Fastify, who asks, and the work itself.

export interface BaselineStarted {
  url: string
}

const app = fastify()
addAccountRoutes(app)
addInventoryRoutes(app)
addShoppingRoutes(app)
const cookbook = addCookbookRoutes(app)

const started: BaselineStarted = { url: await app.listen({ port: 0, host: '127.0.0.1' }) }
const close = async () => {
  await app.close()
  await cookbook.close()
  await baselinePool.end()
}
reportReady(started, close, usageHandlers)
