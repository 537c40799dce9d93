/** Attributes that hold one address. */
const addressAttribute = /(\s(?:href|src|poster|action)=")\/(?!\/)/g
/** Attributes that hold several, each with its width. */
const addressListAttribute = /\s(?:image)?srcset="[^"]*"/gi
/** Fonts and pictures of inlined styles. */
const styleAddress = /(url\(['"]?)\/(?!\/)/g

/** Writes the base path into a page: for its scripts, and before every address of this host. Text is escaped and holds none. */
export function insertBasePath(html: string, basePath: string): string {
  if (basePath === '') return html
  return html
    .replace(/<html(?=[\s>])/, `<html data-base="${basePath}"`)
    .replace(addressAttribute, `$1${basePath}/`)
    .replace(addressListAttribute, (list) => list.replace(/([",]\s*)\/(?!\/)/g, `$1${basePath}/`))
    .replace(styleAddress, `$1${basePath}/`)
}

/** Writes the base path into the web app manifest. */
export function insertBasePathIntoManifest(manifest: string, basePath: string): string {
  const write = (name: string, value: unknown) =>
    /^(?:id|start_url|scope|src|action|url)$/.test(name) && typeof value === 'string' && value.startsWith('/')
      ? basePath + value
      : value
  return JSON.stringify(JSON.parse(manifest, write))
}
