import { account } from '@larder/contract/account'
import type { Serve } from '../../../http/serve'
import { findAccountOverview } from './account-overview'
import { createAccountSettings } from './account-settings'
import { createAvatars } from './avatars'
import { createEmailChange, type EmailChangeParts } from './email-change'
import { createEmailCodes } from './email-codes'
import { createProfile, type ProfileParts } from './profile'

/** Routes of a cook's own profile. */
export function serveProfile(
  serve: Serve,
  parts: EmailChangeParts & Pick<ProfileParts, 'passwordMode'>,
): void {
  const { db } = parts
  const emailChange = createEmailChange(parts)
  const profile = createProfile({ ...parts, emailChange })
  const emailCodes = createEmailCodes(parts)
  const avatars = createAvatars(parts)
  const settings = createAccountSettings(db)

  serve(account.profile, (_, { actor }) => profile.of(actor))
  serve(account.saveProfile, ({ body }, { actor, address }) => profile.save(actor, body, address))
  serve(account.dropNewEmail, (_, { actor }) => profile.dropNewEmail(actor))
  serve(account.confirmEmail, ({ body }) => emailChange.confirm(body.secret))
  serve(account.mailEmailCode, (_, { actor }) => emailCodes.mail(actor))
  serve(account.confirmEmailCode, ({ body }, { actor }) => emailCodes.confirm(actor, body.code))
  serve(account.setAvatar, ({ picture }, { actor }) => avatars.set(actor, picture))
  serve(account.removeAvatar, (_, { actor }) => avatars.remove(actor))
  serve(account.avatar, ({ params }) => avatars.get(params.id))
  serve(account.overview, (_, { actor }) => findAccountOverview(db, actor))
  serve(account.settings, (_, { actor }) => settings.of(actor))
  serve(account.saveSettings, ({ body }, { actor }) => settings.save(actor, body))
}
