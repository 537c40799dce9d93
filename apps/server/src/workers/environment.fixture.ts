import { parentPort } from 'node:worker_threads'

/** A worker that posts its environment variables. */
parentPort?.postMessage({ ...process.env })
