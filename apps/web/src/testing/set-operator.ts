import { emptyOperatorConfig, type OperatorConfig } from '../operator-config'

/** Writes the operator's settings into the page, as the server does; returns what takes them away again. */
export function setOperator(settings: Partial<OperatorConfig>): () => void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'operator'
  block.textContent = JSON.stringify({ ...emptyOperatorConfig, ...settings })
  document.head.append(block)
  return () => block.remove()
}
