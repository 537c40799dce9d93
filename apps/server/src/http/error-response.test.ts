import { type FastifyBaseLogger, fastify, LogController } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log'
import { registerErrorHandlers } from './error-response'

// Over a real connection: a request injected by a test is never destroyed.
test('a failure after the body was read is logged as an error', async () => {
  const logLines: { level: number; msg: string }[] = []
  const log: FastifyBaseLogger = createLog('debug', { write: (line) => void logLines.push(JSON.parse(line)) })
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  })
  onTestFinished(() => app.close())
  registerErrorHandlers(app)
  app.post('/', () => Promise.reject(new Error('the stove is out')))
  const headers = { 'content-type': 'application/json' }
  const url = await app.listen({ port: 0 })
  const response = await fetch(url, { method: 'POST', headers, body: '{"name":"Spinach"}' })
  expect(response.status).toBe(500)
  expect(logLines.filter(({ level }) => level >= 40)).toMatchObject([{ level: 50, msg: 'request failed' }])
})
