"use strict";
// Adds to a page that is complete without it: sort, filter, copy, fold, and a link to the view.

const view = new URLSearchParams(location.hash.includes("=") ? location.hash.slice(1) : "");

function remember(key, value) {
  if (value) view.set(key, value);
  else view.delete(key);
  const fragment = view.toString();
  history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname + location.search);
}

// Sort -----------------------------------------------------------------------------------------

const sortable = [...document.querySelectorAll("table.sorts")];

function keyOf(row, column) {
  const cell = row.cells[column];
  if (cell.dataset.value !== undefined) return Number(cell.dataset.value);
  const name = cell.querySelector(".name") || cell;
  return cell.classList.contains("num") ? null : name.textContent.trim();
}

function compare(a, b, sign) {
  // What has no number stands last in either direction.
  if (a === null || b === null) return (a === null) - (b === null);
  if (typeof a === "number" && typeof b === "number") return sign * (a - b);
  return sign * String(a).localeCompare(String(b), "en", { numeric: true });
}

function sort(table, column, direction) {
  const sign = direction === "descending" ? -1 : 1;
  const body = table.tBodies[0];
  const rows = [...body.rows].map((row) => [keyOf(row, column), row]);
  rows.sort(([a], [b]) => compare(a, b, sign));
  body.append(...rows.map(([, row]) => row));
  for (const heading of table.tHead.rows[0].cells) heading.removeAttribute("aria-sort");
  table.tHead.rows[0].cells[column].setAttribute("aria-sort", direction);
}

function addSorting(table) {
  if (table.tBodies[0].rows.length < 2) return;
  [...table.tHead.rows[0].cells].forEach((heading, column) => {
    const label = heading.querySelector(".sortable");
    const button = document.createElement("button");
    button.type = "button";
    button.append(...label.childNodes);
    label.append(button);
    button.addEventListener("click", () => {
      const direction = heading.getAttribute("aria-sort") === "ascending" ? "descending" : "ascending";
      sort(table, column, direction);
      remember(`sort.${table.id}`, `${column}.${direction}`);
    });
  });
}

// Filter ---------------------------------------------------------------------------------------

const box = document.getElementById("filter");
const matches = document.getElementById("matches");
const filtered = [...document.querySelectorAll("[data-keys]")];
// What has nothing to filter never hides.
const holders = [...document.querySelectorAll(".cause, .map > div, .group, .holder")].filter(
  (holder) => holder.dataset.keys === undefined && holder.querySelector("[data-keys]"));

function filter(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const element of filtered) {
    // Without keys of its own an element is found by what it says.
    const keys = (element.dataset.keys || element.textContent).toLowerCase();
    element.hidden = !words.every((word) => keys.includes(word));
    shown += element.hidden ? 0 : 1;
  }
  for (const holder of holders) {
    holder.hidden = !holder.querySelector("[data-keys]:not([hidden])");
  }
  matches.textContent = words.length ? (shown ? `${shown} of ${filtered.length} lines` : "nothing matches") : "";
}

// Copy -----------------------------------------------------------------------------------------

function copyBySelection(text) {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text); // no permission, or a page that is not served securely
  }
  const label = button.textContent;
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = label; }, 1500);
}

// Fold -----------------------------------------------------------------------------------------

const unfold = document.getElementById("unfold");
const folds = [...document.querySelectorAll("details")];

function setAllOpen(open) {
  for (const fold of folds) fold.open = open || fold.classList.contains("group");
  unfold.textContent = open ? "Collapse all" : "Expand all";
  unfold.setAttribute("aria-pressed", String(open));
}

function reveal(id) {
  const target = document.getElementById(id);
  if (!target) return;
  for (let at = target; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
  target.scrollIntoView();
}

// Scroll ---------------------------------------------------------------------------------------

const scrollers = [...document.querySelectorAll(".scroll, .map > div, pre")];
let measuring = false;

function makeScrollersReachable() {
  // All are measured before any is changed: a measurement after a change lays out the whole page.
  const wide = scrollers.map((box) => box.scrollWidth > box.clientWidth);
  scrollers.forEach((box, i) => {
    if (wide[i]) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  });
}

function makeScrollersReachableSoon() {
  // Every open fold tells of itself when the page is read: once for all of them is enough.
  if (measuring) return;
  measuring = true;
  requestAnimationFrame(() => { measuring = false; makeScrollersReachable(); });
}

// Start ----------------------------------------------------------------------------------------

sortable.forEach(addSorting);
makeScrollersReachableSoon();
window.addEventListener("resize", makeScrollersReachableSoon);
document.addEventListener("toggle", makeScrollersReachableSoon, true);
document.getElementById("tools").hidden = false;

box.addEventListener("input", () => { filter(box.value); remember("filter", box.value.trim()); });
unfold.addEventListener("click", () => {
  const open = unfold.getAttribute("aria-pressed") !== "true";
  setAllOpen(open);
  remember("open", open ? "all" : "");
});
const share = document.getElementById("share");
share.addEventListener("click", () => copy(location.href, share));

// A command for each row, which differ in the name only.
for (const repeats of document.querySelectorAll("[data-command]")) {
  for (const name of repeats.querySelectorAll("tbody th")) {
    const command = name.title || repeats.dataset.command + name.textContent.trim();
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.setAttribute("aria-label", "Copy the command that repeats this test");
    button.addEventListener("click", () => copy(command, button));
    name.append(" ", button);
  }
}

for (const button of document.querySelectorAll("button.copy")) {
  button.hidden = false;
  button.addEventListener("click", () => copy(button.previousElementSibling.textContent, button));
}

function show() {
  for (const [key, value] of view) {
    const [column, direction] = value.split(".");
    const table = key.startsWith("sort.") && document.getElementById(key.slice(5));
    const descends = direction === "descending" ? direction : "ascending";
    if (sortable.includes(table) && table.tHead.rows[0].cells[column]) sort(table, column, descends);
  }
  box.value = view.get("filter") || "";
  filter(box.value);
  if (view.get("open") === "all") setAllOpen(true);
  if (location.hash && !location.hash.includes("=")) reveal(decodeURIComponent(location.hash.slice(1)));
}

window.addEventListener("hashchange", () => {
  if (!location.hash.includes("=")) reveal(decodeURIComponent(location.hash.slice(1)));
});

let closed = [];
window.addEventListener("beforeprint", () => {
  closed = folds.filter((fold) => !fold.open && !fold.matches(".fold, .operation, .names"));
  for (const fold of closed) fold.open = true;
});
window.addEventListener("afterprint", () => { for (const fold of closed) fold.open = false; });

show();
