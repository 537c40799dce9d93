import { account } from '@larder/contract/account'
import type { Serve } from '../../http/serve'
import { openAvatars } from './avatars'
import { type EmailChangeParts, openEmailChange } from './email-change'
import { accountOverview } from './overview'
import { openProfile } from './profile'
import { openAccountSettings } from './settings'

/** What a cook sees and changes of themselves. */
export function serveOwnProfile(serve: Serve, parts: EmailChangeParts): void {
  const { db } = parts
  const emailChange = openEmailChange(parts)
  const profile = openProfile({ ...parts, emailChange })
  const avatars = openAvatars(parts)
  const settings = openAccountSettings(db)

  serve(account.profile, (_, { actor }) => profile.of(actor))
  serve(account.saveProfile, ({ body }, { actor, address }) => profile.save(actor, body, address))
  serve(account.dropNewEmail, (_, { actor }) => profile.dropNewEmail(actor))
  serve(account.confirmEmail, ({ body }) => emailChange.confirm(body.secret))
  serve(account.setAvatar, ({ picture }, { actor }) => avatars.set(actor, picture))
  serve(account.removeAvatar, (_, { actor }) => avatars.remove(actor))
  serve(account.avatar, ({ params }) => avatars.get(params.id))
  serve(account.overview, (_, { actor }) => accountOverview(db, actor))
  serve(account.settings, (_, { actor }) => settings.of(actor))
  serve(account.saveSettings, ({ body }, { actor }) => settings.save(actor, body))
}
