import { suggestions } from '@larder/contract/suggestions'
import type { ServeStream } from '../../http/events/serve-stream'
import type { Serve } from '../../http/serve'
import { createDishInvention, type DishInventionParts } from './dish-invention'
import type { SuggestionService } from './service'

export function serveSuggestions(serve: Serve, service: SuggestionService): void {
  serve(suggestions.list, ({ query }, { actor }) => service.list(actor, query))
}

export function serveDishInvention(serveStream: ServeStream, parts: DishInventionParts): void {
  const { invent } = createDishInvention(parts)
  serveStream(suggestions.invent, ({ body }, { actor }, signal) => invent(actor, body, signal))
}
