import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The two fonts that every page in a Latin script uses; the others load on demand. */
const preloadedFonts = /(?:figtree|fraunces)-latin-wght-normal-[\w-]+\.woff2$/

/**
 * Preloads the fonts together with the script, so that they are ready at first paint and the layout does not shift.
 * The scripts come first: without them a cook's page shows nothing. Prerendered pages turn that round.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'larder:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => preloadedFonts.test(file))
        return files.map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: {
              ...{ rel: 'preload', href: `/${file}`, as: 'font', fetchpriority: 'low' },
              ...{ type: 'font/woff2', crossorigin: true },
            },
            injectTo: 'head-prepend',
          }),
        )
      },
    },
  }
}
