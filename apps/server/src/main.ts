import { fileURLToPath } from 'node:url'
import { startLarder } from './start'

const webFolder = fileURLToPath(new URL('../web', import.meta.url))

startLarder(process.env, { webFolder }).catch((error: unknown) => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) console.error(cause.message)
  process.exit(1)
})
