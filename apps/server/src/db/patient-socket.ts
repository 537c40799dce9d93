import { Socket } from 'node:net'

/**
 * Waits to the end of a step before it writes: questions that are asked together travel together. The driver corks the line for
 * each of its questions, and each uncorking would cost a call of the system, which is dearer than most answers.
 */
export class PatientSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
