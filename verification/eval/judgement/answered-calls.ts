import { setTimeout as wait } from 'node:timers/promises'
import type { TestClient } from '../../../apps/server/src/testing/test-client'

const busyStatus = 503
const tries = 6
const pauseMs = 1000

/**
 * A client for which every call has data: what a server that is not ready rejects is asked again, as the app does; any other
 * rejection ends the run and names its call, its code and what the server logged last.
 * Example: `answeredCalls(larder.call, () => larder.logged)`.
 */
export function answeredCalls(
  call: TestClient,
  logged: () => readonly string[],
  pause: (ms: number) => Promise<unknown> = wait,
): TestClient {
  return async (endpoint, input, options) => {
    for (let left = tries; ; left -= 1) {
      const answer = await call(endpoint, input, options)
      if (answer.status < 400) return answer
      if (answer.status !== busyStatus || left <= 1)
        throw new Error(
          `${endpoint.method} ${endpoint.path} answered ${answer.status} ${JSON.stringify(answer.body.error)}\n${lastErrors(logged())}`,
        )
      await pause(pauseMs)
    }
  }
}

const shownErrors = 3

function lastErrors(logged: readonly string[]): string {
  return logged
    .filter((line) => /"level":(?:40|50|60)/.test(line))
    .slice(-shownErrors)
    .join('\n')
}
