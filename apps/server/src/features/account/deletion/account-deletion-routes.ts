import { account } from '@larder/contract/account'
import type { Serve } from '../../../http/serve'
import type { createDataArchives } from '../data-archive/data-archives'
import type { createAccountDeletion } from './account-deletion'

export interface AccountDeletionRoutes {
  archives: ReturnType<typeof createDataArchives>
  deletion: ReturnType<typeof createAccountDeletion>
}

export function serveAccountDeletion(
  serve: Serve,
  { archives, deletion: leaving }: AccountDeletionRoutes,
): void {
  serve(account.archive, (_, { actor }) => archives.current(actor))
  serve(account.askArchive, (_, { actor }) => archives.ask(actor))
  serve(account.dropArchive, (_, { actor }) => archives.drop(actor))
  serve(account.fetchArchive, ({ params }) => archives.fetch(params.secret))
  serve(account.leaving, (_, { actor }) => leaving.status(actor))
  serve(account.leave, ({ body }, { actor, address }) => leaving.schedule(actor, body, address))
  serve(account.stay, (_, { actor }) => leaving.cancel(actor))
}
