import { parentPort } from 'node:worker_threads'

/** A thread that tells what it knows of the environment. */
parentPort?.postMessage({ ...process.env })
