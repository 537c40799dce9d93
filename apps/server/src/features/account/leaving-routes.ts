import { account } from '@larder/contract/account'
import type { Serve } from '../../http/serve'
import type { openDataArchives } from './data-archive'
import type { openLeaving } from './leaving'

export interface LeavingRoutes {
  archives: ReturnType<typeof openDataArchives>
  leaving: ReturnType<typeof openLeaving>
}

export function serveLeaving(serve: Serve, { archives, leaving }: LeavingRoutes): void {
  serve(account.archive, (_, { actor }) => archives.current(actor))
  serve(account.askArchive, (_, { actor }) => archives.ask(actor))
  serve(account.dropArchive, (_, { actor }) => archives.drop(actor))
  serve(account.fetchArchive, ({ params }) => archives.fetch(params.secret))
  serve(account.leaving, (_, { actor }) => leaving.leaving(actor))
  serve(account.leave, ({ body }, { actor, address }) => leaving.leave(actor, body, address))
  serve(account.stay, (_, { actor }) => leaving.stay(actor))
}
