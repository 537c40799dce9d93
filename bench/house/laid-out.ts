import { setTimeout as wait } from 'node:timers/promises'
import { addressOf } from '@larder/contract/endpoint'
import { suggestions } from '@larder/contract/suggestions'

/** A server lays its cookbook out after it started; until then it says that it is not ready, and works beside what is measured. */
export async function isLaidOut(url: string): Promise<void> {
  while (!(await fetch(url + addressOf(suggestions.list))).ok) await wait(100)
}
