import { ApiError } from '../api/api-error'
import type { Asked } from '../api/shopping-store/exchange'
import type { Answer } from '../api/shopping-store/heard'

interface Message {
  /** Hands it over. */
  readonly arrive: () => void
  /** It never arrives, and whoever asked gives up. */
  readonly lose: () => void
}

/** A network on which every request and every answer waits until somebody says what becomes of it. */
export function aWire(exchange: (asked: Asked) => Answer) {
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
    ask: (asked: Asked) =>
      new Promise<Answer>((resolve, reject) => {
        const giveUp = () => reject(ApiError.own('timeout'))
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

export type Wire = ReturnType<typeof aWire>
