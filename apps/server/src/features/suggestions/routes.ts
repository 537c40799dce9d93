import { suggestions } from '@larder/contract/suggestions'
import type { Serve } from '../../http/serve'
import type { ServeStream } from '../../http/serve-stream'
import { type InventingParts, openInventing } from './inventing'
import type { SuggestionService } from './service'

export function serveSuggestions(serve: Serve, service: SuggestionService): void {
  serve(suggestions.list, ({ query }, { actor }) => service.list(actor, query))
}

export function serveInventing(serveStream: ServeStream, parts: InventingParts): void {
  const { invent } = openInventing(parts)
  serveStream(suggestions.invent, ({ body }, { actor }, signal) => invent(actor, body, signal))
}
