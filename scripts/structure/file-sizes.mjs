/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').SourceFile} SourceFile
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const maxLines = 400
const maxP95Lines = 250
const minFilesForP95 = 40
const maxFilesInFolder = 20

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
 * Limits the length of files and the number of files in a folder.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkFileSizes(tree) {
  const measured = tree.files.filter(isMeasured)
  /** @type {Fault[]} */
  const faults = measured
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => ({
      path,
      line: maxLines + 1,
      message: `${lines} lines, more than ${maxLines}`,
      advice: 'split it by noun; a table of facts belongs in a data/ folder',
    }))
  const code = measured.filter((file) => !isForTests(file))
  const p95 = percentile95(code.map(({ lines }) => lines))
  if (code.length >= minFilesForP95 && p95 > maxP95Lines) {
    const long = code.filter(({ lines }) => lines > maxP95Lines).sort((a, b) => b.lines - a.lines)
    faults.push({
      path: long[0]?.path ?? '',
      line: maxP95Lines + 1,
      message: `the 95th percentile of our files is ${p95} lines, more than ${maxP95Lines}`,
      advice: `split the longest by noun: ${long
        .slice(0, 10)
        .map(({ path, lines }) => `${path} (${lines})`)
        .join(', ')}`,
    })
  }
  return [...faults, ...checkFolderSizes(measured)]
}

/**
 * Returns one line with the sizes of the code.
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
    `${sumLines(measured)} lines`,
    `p95 ${percentile95(code.map(({ lines }) => lines))}`,
    largest ? `largest ${largest.path} (${largest.lines})` : 'largest none',
    `test:code ${testRatio(measured)}`,
    `kitchen ${testRatio(kitchen)}`,
  ].join(' · ')
}

/**
 * Limits the number of files in a folder; tests, fixtures and declarations of a script's types do not count.
 *
 * @param {SourceFile[]} files
 * @returns {Fault[]}
 */
function checkFolderSizes(files) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { path } of files) {
    if (/\.(?:test|spec|fixture)\.[cm]?[jt]sx?$|\.d\.m?ts$/.test(path)) continue
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > maxFilesInFolder)
    .map(([folder, count]) => ({
      path: folder,
      line: 1,
      message: `${count} files, more than ${maxFilesInFolder}`,
      advice: 'split the folder by screen or noun',
    }))
}

/** @param {SourceFile[]} files */
function sumLines(files) {
  return files.reduce((sum, { lines }) => sum + lines, 0)
}

/** @param {SourceFile[]} files */
function testRatio(files) {
  const tests = sumLines(files.filter(isForTests))
  const code = sumLines(files) - tests
  return code === 0 ? 'n/a' : (tests / code).toFixed(2)
}
