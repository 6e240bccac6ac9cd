import { expect, test } from "vitest";
import { namedRules, readBook } from "../../src/rules/book";

const SOURCE = `# Treasure Island

An island is drawn
by *two* to **four** players.

## 1 The turn

- **SI-3.1** Do one thing. Notation: \`take 3-5\`.
- **SI-3.2** Or, by agreement,
  any of five:

  | players | tiles |
  |---|:-:|
  | 2 | 4 |
  | 3 | **3** |
- **SI-3.3** Never turn a tile.
- A remark.

## Examples

1. First.
2. Second
   goes on.
`;

const book = readBook(SOURCE);
const plain = (text: string) => ({ style: "plain", text });

test("title, introduction and sections", () => {
  expect(book.title).toBe("Treasure Island");
  expect(book.intro).toEqual([
    {
      kind: "paragraph",
      words: [
        plain("An island is drawn by "),
        { style: "italic", text: "two" },
        plain(" to "),
        { style: "bold", text: "four" },
        plain(" players."),
      ],
    },
  ]);
  expect(book.sections.map(({ number, title }) => [number, title])).toEqual([
    ["1", "The turn"],
    [null, "Examples"],
  ]);
});

test("rules keep their numbers, also after a table", () => {
  const [first, table, second] = book.sections[0]!.blocks;
  expect(first).toEqual({
    kind: "list",
    numbered: false,
    items: [
      {
        rule: "SI-3.1",
        words: [plain("Do one thing. Notation: "), { style: "code", text: "take 3-5" }, plain(".")],
      },
      { rule: "SI-3.2", words: [plain("Or, by agreement, any of five:")] },
    ],
  });
  expect(table).toEqual({
    kind: "table",
    head: [[plain("players")], [plain("tiles")]],
    rows: [
      [[plain("2")], [plain("4")]],
      [[plain("3")], [{ style: "bold", text: "3" }]],
    ],
  });
  expect(second).toMatchObject({ kind: "list", items: [{ rule: "SI-3.3" }, { rule: null }] });
});

test("examples are a numbered list", () => {
  expect(book.sections[1]!.blocks).toEqual([
    {
      kind: "list",
      numbered: true,
      items: [
        { rule: null, words: [plain("First.")] },
        { rule: null, words: [plain("Second goes on.")] },
      ],
    },
  ]);
});

test("a quotation that links a position is a picture, and ids are links", () => {
  const { sections } = readBook(
    "# T\n\n## 4 Scoring\n\n- **SI-4.2** As SI-3.4 and SI-4.1 say.\n\n> [Example.](figures/schatzinsel/row.json) Three\n> tiles.\n",
  );
  const [section] = sections;
  expect(section?.blocks.map(({ kind }) => kind)).toEqual(["list", "figure"]);
  expect(section?.blocks[1]).toEqual({
    kind: "figure",
    name: "row",
    title: "Example.",
    words: [plain("Three tiles.")],
  });
  expect(section && namedRules(section)).toEqual(["SI-3.4"]);
});
