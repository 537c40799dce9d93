import { shareLink } from '../../../ui/share-link'

/** Hands the link to whatever the device shares with, or copies it. */
export async function shareRecipe(title: string, url: string): Promise<void> {
  await shareLink(title, url)
}
