import { fileURLToPath } from 'node:url'
import { runServer } from './run-server'

const webFolder = fileURLToPath(new URL('../web', import.meta.url))

runServer(process.env, { webFolder }).catch((error: unknown) => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) console.error(cause.message)
  process.exit(1)
})
