import { apiKeyPrefix, KeyScope, maxApiKeys, scopeDescriptions } from '@larder/contract/api-keys'
import { buildEndpointUrl, type Endpoint, householdHeader } from '@larder/contract/http/endpoint'
import { type ErrorCode, errorDefinitions } from '@larder/contract/http/errors'
import { inventory } from '@larder/contract/inventory'
import { planCatalogue } from '@larder/contract/plans'
import { suggestions } from '@larder/contract/suggestions'
import { requiredScopeOf } from '../key-scopes'
import { defaultRateLimits } from '../rate-limits'
import { escapeHtml } from '../web/escape-html'

/** Three example calls. A test extracts them from the page and runs them. */
function examples(publicUrl: string) {
  const at = (path: string) => `'${publicUrl}${path}'`
  const auth = `-H "Authorization: Bearer $LARDER_KEY"`
  return [
    {
      title: 'What is in the kitchen',
      takes: requiredScopeOf(inventory.list),
      curl: `curl -s ${at(buildEndpointUrl(inventory.list))} \\\n  ${auth}`,
    },
    {
      title: 'Put something into it',
      takes: requiredScopeOf(inventory.create),
      curl: `curl -s ${at(buildEndpointUrl(inventory.create))} \\\n  ${auth} \\\n  -H 'content-type: application/json' \\\n  -d '{"name":"Spinach","amount":"2","unit":"bunches"}'`,
    },
    {
      title: 'What to cook with it, buying at most two things',
      takes: requiredScopeOf(suggestions.list),
      curl: `curl -s ${at(buildEndpointUrl(suggestions.list, { query: { occasion: 'lunch', buy: 2 } }))} \\\n  ${auth}`,
    },
  ]
}

const codes: ErrorCode[] = [
  'not-signed-in',
  'pro-only',
  'key-scope',
  'person-only',
  'not-current-household',
  'too-many-requests',
]

/** Renders the documentation of API keys: creating a key, its scopes and the errors. */
export function renderApiKeyDocs(endpoints: readonly Endpoint[], publicUrl: string): string {
  const { perKey, perAccount } = defaultRateLimits
  const plan = planCatalogue.find(({ apiKeys }) => apiKeys)
  const scopes = KeyScope.options.map((scope) => row(code(scope), escapeHtml(scopeDescriptions[scope])))
  const errorRows = codes.map((one) => {
    const { status, message } = errorDefinitions[one]
    return row(code(`${status} ${one}`), escapeHtml(message))
  })
  const exampleSections = examples(publicUrl).map(
    ({ title, takes, curl }) => `<h3 class="example-title">${title} <span class="who">${takes}</span></h3>
<pre tabindex="0" aria-label="${title}" class="key-example"><code>${escapeHtml(curl)}</code></pre>`,
  )
  const calls = endpoints.map((endpoint) => {
    const call = `<a href="#${endpoint.name}">${endpoint.method} ${escapeHtml(endpoint.path)}</a>`
    return row(call, requiredScopeOf(endpoint) ?? accessWithoutKey(endpoint))
  })
  return `<section aria-labelledby="keys"><h2 id="keys">API keys</h2>
<p>A program of yours comes in with a key. Keys belong to the ${plan?.name} plan. Make one at
<a href="/settings/api-keys">Settings, API Keys</a>: name it, tick what it may do, say how long it is good. It begins with
<code>${apiKeyPrefix}</code>, is shown once, and Larder keeps only a hash of it, so put it where your program keeps its secrets. You can
have ${maxApiKeys}, see when each was used last, and revoke any at once.</p>
<p>A key acts as you, in the household you act for at the moment. A program that means one household only sends its number as
<code>${householdHeader}</code> and is refused when you are elsewhere. Calls that anybody may make need no key; made with one, they are
made as you and take its scope.</p>
${table('Scopes', scopes)}
<p>Each key may make ${perKey.most} calls a minute, and counts towards the ${perAccount.most} of your account. Beyond that the answer is
<code>429</code> with <code>retry-after</code> in seconds.</p>
${exampleSections.join('\n')}
${table('What a key may be told', errorRows)}
<details><summary>What each call takes</summary>${table('Calls and their scopes', calls)}</details>
</section>`
}

/** Describes who may call an endpoint that no key opens. */
function accessWithoutKey({ access }: Endpoint): string {
  if (access === 'camera') return 'cameras only'
  return access === 'admin' ? 'admins, in person only' : 'person only'
}

function table(caption: string, rows: string[]): string {
  return `<table><caption>${caption}</caption><tbody>${rows.join('')}</tbody></table>`
}

function row(name: string, description: string): string {
  return `<tr><th scope="row">${name}</th><td>${description}</td></tr>`
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}
