import type { Page, Route } from '@playwright/test'

/** Lets the requests of a page arrive, or fails them, by a die; well again once it is told so. */
export async function simulateFailingNetwork(page: Page, address: string, die: () => number) {
  let well = true
  const late = new Set<Promise<unknown>>()

  async function handle(route: Route) {
    if (well) return route.continue()
    const lot = die()
    if (lot < 0.35) return route.continue()
    // Lost on the way there, or on the way back.
    if (lot < 0.5) return route.abort()
    if (lot < 0.65) {
      await route.fetch()
      return route.abort()
    }
    // Sent twice, held back, or arriving after everybody has given up.
    if (lot < 0.75) {
      await route.fetch()
      return route.continue()
    }
    if (lot < 0.9) {
      await new Promise((resolve) => setTimeout(resolve, 20 + 60 * die()))
      return route.continue()
    }
    await route.abort()
    late.add(sendLate(route))
  }

  async function sendLate(route: Route) {
    const request = route.request()
    await new Promise((resolve) => setTimeout(resolve, 30 + 80 * die()))
    await fetch(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    })
  }

  // A page that is reloaded meanwhile no longer cares.
  await page.route(address, (route) => handle(route).catch(() => {}))
  return {
    fail() {
      well = false
    },
    /** From now on everything arrives; what is late has arrived. */
    async mend() {
      well = true
      await Promise.allSettled(late)
      late.clear()
    },
  }
}
