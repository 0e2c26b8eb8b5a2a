"""Reading SVG documents strictly."""

from dataclasses import dataclass, field
from xml.parsers.expat import ParserCreate


@dataclass
class Element:
    """An element with its attributes, the texts in it, and the elements in it."""

    name: str
    attributes: dict[str, str]
    text: str = ""
    inner: list["Element"] = field(default_factory=list)

    def all(self, name: str = "") -> list["Element"]:
        """This element and all in it, or those of one name."""
        found = [self] if name in ("", self.name) else []
        for element in self.inner:
            found += element.all(name)
        return found


def parse(document: str) -> Element:
    """The root of a well-formed document; anything else is an error."""
    root = Element("", {})
    open_elements = [root]

    def start(name: str, attributes: dict[str, str]) -> None:
        element = Element(name, attributes)
        open_elements[-1].inner.append(element)
        open_elements.append(element)

    def text(data: str) -> None:
        open_elements[-1].text += data

    def end(name: str) -> None:
        open_elements.pop()

    parser = ParserCreate()
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = text
    parser.Parse(document, True)
    (svg,) = root.inner
    return svg
