import { apiBase, buildEndpointUrl, type Endpoint, type EndpointShape } from '@larder/contract/http/endpoint'
import { errorDefinitions } from '@larder/contract/http/errors'
import { requiredScopeOf } from '../key-scopes'
import { binaryContentTypes } from '../serve'
import { escapeHtml } from '../web/escape-html'
import { renderApiKeyDocs } from './docs-api-keys'
import { docsStyle } from './docs-style'
import { errorCodesOf, responseBodySchemaOf, toJsonSchema } from './openapi'

type JsonSchema = Record<string, unknown>

const accessLabels = {
  anyone: 'Anyone',
  cook: 'A signed-in cook',
  admin: 'An admin',
  camera: 'A paired camera',
} as const

/** Renders the contract as one page that works without scripts. */
export function renderDocsPage(endpoints: readonly Endpoint[], publicUrl: string): string {
  const features = [...new Set(endpoints.map(({ word }) => word))]
  const sections = features.map((word) => {
    const endpointsOfFeature = endpoints.filter((endpoint) => endpoint.word === word)
    return `<section aria-labelledby="word-${word}"><h2 id="word-${word}">${word}</h2>${endpointsOfFeature.map(renderEndpoint).join('')}</section>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>Larder API</title>
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>Larder API</h1>
<p>JSON in and out below <code>${apiBase}</code>. Answers are <code>{ "data": … }</code>, paged lists also
<code>{ "page": … }</code>; refusals are <code>{ "error": { "code", "message", "fields"? } }</code>. Calls for a
signed-in cook carry <code>Authorization: Bearer &lt;access_token&gt;</code>; programs carry an <a href="#keys">API key</a> in its
place. For machines: <a href="${apiBase}/openapi.json">openapi.json</a>.
Besides, the payment provider posts its signed messages to <code>${apiBase}/payments/stripe</code>.</p>
<pre tabindex="0" aria-label="Example"><code>curl -s ${escapeHtml(publicUrl + buildEndpointUrl(findEndpoint(endpoints, 'account.login')))} \\
  -H 'content-type: application/json' \\
  -d '{"email":"ana@example.org","password":"three warm plums"}'</code></pre>
<nav aria-label="Words"><ul><li><a href="#keys">API keys</a></li>${features.map((word) => `<li><a href="#word-${word}">${word}</a></li>`).join('')}</ul></nav>
</header>
<main>${renderApiKeyDocs(endpoints, publicUrl)}${sections.join('')}</main>
</body>
</html>
`
}

function findEndpoint(endpoints: readonly Endpoint[], name: string): EndpointShape {
  const found = endpoints.find((endpoint) => endpoint.name === name)
  if (!found) throw new Error(`the contract has no ${name}`)
  return found
}

function keyAccess(endpoint: Endpoint): string {
  const scope = requiredScopeOf(endpoint)
  if (scope) return `, or a key with ${scope}`
  return endpoint.access === 'camera' ? '' : ', in person only'
}

const bodyDescriptions = {
  picture: '<p>The body is a picture as it is, with its own content type (image/jpeg, image/png, …).</p>',
  file: '<p>The body is a file as it is, with the content type application/octet-stream.</p>',
}

function renderEndpoint(endpoint: Endpoint): string {
  const heading = `<h3 id="${endpoint.name}"><span class="method">${endpoint.method}</span> ${escapeHtml(endpoint.path)}</h3>`
  const takes = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? [renderFields(part, toJsonSchema(schema, 'input'))] : []
  })
  const responseTitle = endpoint.stream
    ? 'each event, text/event-stream'
    : `answer, ${endpoint.status ?? 200}`
  const response = endpoint.gives
    ? `<p>The answer is ${endpoint.gives === 'picture' ? 'a picture' : 'an archive'}, ${(endpoint.formats ?? [binaryContentTypes[endpoint.gives]]).join(' or ')}.</p>`
    : renderFields(responseTitle, toJsonSchema(responseBodySchemaOf(endpoint), 'output'))
  const errors = errorCodesOf(endpoint).map((code) => {
    const { status, message } = errorDefinitions[code]
    return `<li><code>${status} ${code}</code> ${escapeHtml(message)}</li>`
  })
  return `<article aria-labelledby="${endpoint.name}">${heading}
<p>${escapeHtml(endpoint.summary)} <span class="who">${accessLabels[endpoint.access]}${keyAccess(endpoint)}</span></p>
${takes.join('')}${endpoint.takes ? bodyDescriptions[endpoint.takes] : ''}${response}<details><summary>Refusals</summary><ul>${errors.join('')}</ul></details></article>`
}

function renderFields(title: string, schema: JsonSchema): string {
  const kinds = (schema.oneOf ?? schema.anyOf ?? [schema]) as JsonSchema[]
  const rows = kinds.flatMap((kind) => describe(kind, ''))
  if (rows.length === 0) return ''
  const body = rows.map(
    ([name, kind]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(kind)}</td></tr>`,
  )
  return `<table><caption>${title}</caption><tbody>${body.join('')}</tbody></table>`
}

function describe(schema: JsonSchema, prefix: string): [string, string][] {
  const properties = schema.properties as Record<string, JsonSchema> | undefined
  if (!properties) return prefix === '' ? [] : [[prefix, kindOf(schema)]]
  const required = (schema.required ?? []) as string[]
  return Object.entries(properties).flatMap(([name, one]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    const items = one.items as JsonSchema | undefined
    if (one.properties) return describe(one, path)
    if (items?.properties) return describe(items, `${path}[]`)
    return [[path, `${kindOf(one)}${required.includes(name) ? '' : ', optional'}`] as [string, string]]
  })
}

function kindOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return `'${schema.const}'`
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `'${value}'`).join(' | ')
  const kind = String(schema.format ?? schema.type ?? 'any')
  const limits = [
    schema.minLength !== undefined && `at least ${schema.minLength} characters`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.maximum !== undefined && `to ${schema.maximum}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
  ].filter(Boolean)
  return [kind, ...limits].join(', ')
}
