import { fileURLToPath } from 'node:url'
import { startLarder } from './start'

const webFolder = fileURLToPath(new URL('../web', import.meta.url))

startLarder(process.env, { webFolder }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
