import { ApiError } from '../../api/api-error'
import type { ListSyncRequest, ListSyncResponse } from '../../api/shopping-list/list-documents'

interface Message {
  /** Delivers the message. */
  readonly arrive: () => void
  /** The message is lost, and the sender times out. */
  readonly lose: () => void
}

/** A network on which the test decides what happens to every request and response. */
export function aFakeNetwork(handle: (request: ListSyncRequest) => ListSyncResponse) {
  let messages: Message[] = []

  function post(message: Message) {
    messages.push(message)
  }

  /** Removes a message: the oldest, or another. */
  function take(index: number): Message | undefined {
    const message = messages[index]
    messages = messages.filter((other) => other !== message)
    return message
  }

  return {
    count: () => messages.length,
    request: (request: ListSyncRequest) =>
      new Promise<ListSyncResponse>((resolve, reject) => {
        const timeOut = () => reject(ApiError.clientError('timeout'))
        post({
          lose: timeOut,
          arrive() {
            const response = handle(request)
            post({ lose: timeOut, arrive: () => resolve(response) })
          },
        })
      }),
    arrive: (index = 0) => take(index)?.arrive(),
    lose: (index = 0) => take(index)?.lose(),
    /** The message arrives now and a second time later. */
    double(index = 0) {
      const message = messages[index]
      if (!message) return
      messages.push({ arrive: message.arrive, lose: () => {} })
      take(index)?.arrive()
    },
    /** The sender times out, and the message arrives later. */
    delay(index = 0) {
      const message = take(index)
      if (!message) return
      message.lose()
      messages.push({ arrive: message.arrive, lose: () => {} })
    },
  }
}

export type FakeNetwork = ReturnType<typeof aFakeNetwork>
