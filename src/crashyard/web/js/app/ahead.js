/**
 * What a browser fetches before it comes upon it. The shell page names every module, in a template, where nothing fetches
 * them: here they are asked for at once, apart from those of the pages that few open, which come when such a page is opened.
 */

/** Folders of such pages, by the addresses that show them. @type {Record<string, RegExp>} */
const LATER = { learn: /^\/learn\//, replay: /[?&]replay=/, study: /^\/study$/ };

const named = [...(document.querySelector("template")?.content.children ?? [])];

/** @param {Element} link */
const folderOf = (link) => /\/js\/([^/]+)\//.exec(link.getAttribute("href") ?? "")?.[1] ?? "";

/** Ask for the modules of a folder of `LATER`. @param {string} folder */
export function fetchAhead(folder) {
  document.head.append(...named.filter((link) => folderOf(link) === folder));
}

document.head.append(...named.filter((link) => !(folderOf(link) in LATER)));
for (const [folder, address] of Object.entries(LATER)) if (address.test(location.pathname + location.search)) fetchAhead(folder);
