import { ApiError } from '../../api/api-error'
import type { SyncResponse } from '../../api/shopping-list/sync-response'
import type { SyncRequest } from '../../api/shopping-list/sync-with-server'

interface Message {
  /** Hands it over. */
  readonly arrive: () => void
  /** It never arrives, and whoever asked gives up. */
  readonly lose: () => void
}

/** A network on which every request and every answer waits until somebody says what becomes of it. */
export function aFakeNetwork(exchange: (asked: SyncRequest) => SyncResponse) {
  let messages: Message[] = []

  function post(message: Message) {
    messages.push(message)
  }

  /** Takes one off the wire: the oldest, or another. */
  function take(place: number): Message | undefined {
    const message = messages[place]
    messages = messages.filter((each) => each !== message)
    return message
  }

  return {
    count: () => messages.length,
    ask: (asked: SyncRequest) =>
      new Promise<SyncResponse>((resolve, reject) => {
        const giveUp = () => reject(ApiError.clientError('timeout'))
        post({
          lose: giveUp,
          arrive() {
            const answer = exchange(asked)
            post({ lose: giveUp, arrive: () => resolve(answer) })
          },
        })
      }),
    arrive: (place = 0) => take(place)?.arrive(),
    lose: (place = 0) => take(place)?.lose(),
    /** It arrives, and another time later on. */
    double(place = 0) {
      const message = messages[place]
      if (!message) return
      messages.push({ arrive: message.arrive, lose: () => {} })
      take(place)?.arrive()
    },
    /** Whoever asked gives up, and it arrives all the same, later on. */
    delay(place = 0) {
      const message = take(place)
      if (!message) return
      message.lose()
      messages.push({ arrive: message.arrive, lose: () => {} })
    },
  }
}

export type FakeNetwork = ReturnType<typeof aFakeNetwork>
