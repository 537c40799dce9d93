import { setTimeout as wait } from 'node:timers/promises'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { suggestions } from '@larder/contract/suggestions'

/** A server lays its cookbook out after it started; until then it says that it is not ready, and works beside what is measured. */
export async function waitForRecipeIndex(url: string): Promise<void> {
  while (!(await fetch(url + buildEndpointUrl(suggestions.list))).ok) await wait(100)
}
