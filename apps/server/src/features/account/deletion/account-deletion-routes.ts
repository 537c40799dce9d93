import { account } from '@larder/contract/account'
import type { Serve } from '../../../http/serve'
import type { createDataArchives } from '../data-archive/data-archives'
import type { createAccountDeletion } from './account-deletion'

export interface AccountDeletionRoutes {
  archives: ReturnType<typeof createDataArchives>
  deletion: ReturnType<typeof createAccountDeletion>
}

export function serveAccountDeletion(serve: Serve, { archives, deletion }: AccountDeletionRoutes): void {
  serve(account.archive, (_, { actor }) => archives.current(actor))
  serve(account.askArchive, (_, { actor }) => archives.ask(actor))
  serve(account.dropArchive, (_, { actor }) => archives.drop(actor))
  serve(account.fetchArchive, ({ params }) => archives.fetch(params.secret))
  serve(account.deletion, (_, { actor }) => deletion.status(actor))
  serve(account.scheduleDeletion, ({ body }, { actor, address }) => deletion.schedule(actor, body, address))
  serve(account.cancelDeletion, (_, { actor }) => deletion.cancel(actor))
}
