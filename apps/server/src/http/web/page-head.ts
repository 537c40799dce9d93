/** What a page tells of itself before anything of it runs: to search engines, and to whoever shows a link to it. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly url: string
  /** An article unless it says otherwise. */
  readonly kind?: 'article' | 'website'
  /** A picture to show beside a link to it, 1200 × 630. */
  readonly image?: string
  /** In the words of schema.org. */
  readonly data?: object
}

/** The one page with a head of its own; whatever a cook has written stays text. */
export function insertPageHead(html: string, head: PageHead): string {
  const { title, description, url, kind = 'article', image, data } = head
  const named = `${title} · Larder`
  const tags = [
    `<meta name="description" content="${attribute(description)}" />`,
    `<link rel="canonical" href="${attribute(url)}" />`,
    ...Object.entries({
      'og:type': kind,
      'og:site_name': 'Larder',
      'og:title': title,
      'og:description': description,
      'og:url': url,
      ...(image !== undefined && { 'og:image': image, 'og:image:width': '1200', 'og:image:height': '630' }),
    }).map(([name, content]) => `<meta property="${name}" content="${attribute(content)}" />`),
    `<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}" />`,
    // A data block: the content security policy lets no inline script run, and this is none.
    ...(data === undefined ? [] : [`<script type="application/ld+json">${json(data)}</script>`]),
  ]
  // Functions, for '$&' in a recipe's name must not be taken as an order.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${attribute(named)}</title>`)
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/\s*<\/head>/, () => `\n${tags.map((tag) => `    ${tag}\n`).join('')}  </head>`)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function attribute(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? '')
}

function json(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
