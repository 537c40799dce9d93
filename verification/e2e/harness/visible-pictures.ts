import type { Page } from '@playwright/test'

/** Waits until every picture that can be seen is there: the first of a dish is drawn when it is asked for. */
export async function waitForPictures(page: Page): Promise<void> {
  // Pictures of food and letters come a moment after the words.
  await page.waitForTimeout(1000)
  await page.waitForFunction(
    () =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        return image.complete || bottom < 0 || top > window.innerHeight
      }),
    undefined,
    { timeout: 60_000 },
  )
  await page.waitForTimeout(300)
}
