/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').SourceFile} SourceFile
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const longest = 400
const mostlyBelow = 250
const enoughFiles = 40

/** @param {SourceFile} file */
function isMeasured({ path }) {
  if (!/\.(?:[cm]?[jt]sx?|css|sql|html)$/.test(path)) return false
  return !/(?:^|\/)(?:data|migrations|cookbook)\/|\.gen\./.test(path)
}

/** @param {SourceFile} file */
function isForTests(file) {
  return file.isTest || file.path.includes('/src/testing/')
}

/** @param {number[]} lengths */
function percentile95(lengths) {
  const sorted = [...lengths].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0
}

/**
 * Files short enough to read in one sitting.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkFileSizes(tree) {
  const measured = tree.files.filter(isMeasured)
  /** @type {Fault[]} */
  const faults = measured
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => ({
      path,
      line: longest + 1,
      wrong: `${lines} lines, more than ${longest}`,
      belongs: 'split it by noun; a table of facts belongs in a data/ folder',
    }))
  const code = measured.filter((file) => !isForTests(file))
  const p95 = percentile95(code.map(({ lines }) => lines))
  if (code.length >= enoughFiles && p95 > mostlyBelow) {
    const long = code.filter(({ lines }) => lines > mostlyBelow).sort((a, b) => b.lines - a.lines)
    faults.push({
      path: long[0]?.path ?? '',
      line: mostlyBelow + 1,
      wrong: `the 95th percentile of our files is ${p95} lines, more than ${mostlyBelow}`,
      belongs: `split the longest by noun: ${long
        .slice(0, 10)
        .map(({ path, lines }) => `${path} (${lines})`)
        .join(', ')}`,
    })
  }
  return faults
}

/**
 * One line that says how the house stands.
 *
 * @param {Tree} tree
 */
export function toSizeReport(tree) {
  const measured = tree.files.filter(isMeasured)
  const code = measured.filter((file) => !isForTests(file))
  const largest = [...measured].sort((a, b) => b.lines - a.lines)[0]
  const kitchen = measured.filter(({ path }) => path.startsWith('packages/kitchen/'))
  return [
    `${measured.length} files`,
    `${total(measured)} lines`,
    `p95 ${percentile95(code.map(({ lines }) => lines))}`,
    largest ? `largest ${largest.path} (${largest.lines})` : 'largest none',
    `test:code ${ratio(measured)}`,
    `kitchen ${ratio(kitchen)}`,
  ].join(' · ')
}

/** @param {SourceFile[]} files */
function total(files) {
  return files.reduce((sum, { lines }) => sum + lines, 0)
}

/** @param {SourceFile[]} files */
function ratio(files) {
  const tests = total(files.filter(isForTests))
  const code = total(files) - tests
  return code === 0 ? 'n/a' : (tests / code).toFixed(2)
}
